import { Text } from '@chakra-ui/react';

/** Average rating as one star and a number, for narrow places. The star is a character, because cards are part of the first script. */
export function StarScore({ value }: { value: number }) {
  return (
    <Text as="span" role="img" aria-label={`${value} of 5 stars`} whiteSpace="nowrap" fontWeight="semibold" fontVariantNumeric="tabular-nums">
      <Text as="span" color="accent.fg" aria-hidden>
        ★
      </Text>{' '}
      {value.toFixed(1)}
    </Text>
  );
}
