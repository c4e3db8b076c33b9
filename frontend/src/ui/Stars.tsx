import { HStack, Text } from '@chakra-ui/react';

const FIVE = [1, 2, 3, 4, 5];

/** Five stars, filled up to the rounded value. */
export function Stars({ value, size = 'md' }: { value: number; size?: 'sm' | 'md' | 'lg' }) {
  return (
    <HStack gap="0.5" role="img" aria-label={`${value} of 5 stars`}>
      {FIVE.map((star) => (
        <Text
          key={star}
          as="span"
          fontSize={size}
          lineHeight="1"
          color={star <= Math.round(value) ? 'accent.solid' : 'border.emphasized'}
          aria-hidden
        >
          {star <= Math.round(value) ? '★' : '☆'}
        </Text>
      ))}
    </HStack>
  );
}
