import { HStack } from '@chakra-ui/react';
import { Star } from './Star.tsx';

const FIVE = [1, 2, 3, 4, 5];

/** Five stars, filled up to the rounded value. */
export function Stars({ value, size = 'md' }: { value: number; size?: 'sm' | 'md' | 'lg' }) {
  return (
    <HStack gap="0.5" role="img" aria-label={`${value} of 5 stars`} fontSize={size}>
      {FIVE.map((star) => (
        <Star key={star} isFilled={star <= Math.round(value)} />
      ))}
    </HStack>
  );
}
