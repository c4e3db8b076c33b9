import { Text } from '@chakra-ui/react';
import { Star } from './Star.tsx';

/** The average as one star and a figure, for narrow places. */
export function StarScore({ value }: { value: number }) {
  return (
    <Text as="span" role="img" aria-label={`${value} of 5 stars`} whiteSpace="nowrap" fontWeight="semibold" fontVariantNumeric="tabular-nums">
      <Star isFilled /> {value.toFixed(1)}
    </Text>
  );
}
