import { chakra, HStack } from '@chakra-ui/react';

const FIVE = [1, 2, 3, 4, 5];

/** Picks 1 to 5 stars; starts at 0, which means none chosen. */
export function StarPicker({ value, onChange }: { value: number; onChange: (value: number) => void }) {
  return (
    <HStack gap="0" role="radiogroup" aria-label="Rating">
      {FIVE.map((star) => (
        <chakra.label key={star} cursor="pointer" display="grid" placeItems="center" minW="11" minH="11" position="relative">
          <chakra.input
            type="radio"
            name="rating"
            value={star}
            checked={value === star}
            onChange={() => onChange(star)}
            aria-label={`${star} ${star === 1 ? 'star' : 'stars'}`}
            position="absolute"
            inset="0"
            opacity="0"
            cursor="pointer"
            css={{ '&:focus-visible + span': { outline: '3px solid {colors.brand.focusRing}' } }}
          />
          <chakra.span fontSize="xl" lineHeight="1" borderRadius="l1" aria-hidden color={star <= value ? 'accent.solid' : 'border.emphasized'}>
            {star <= value ? '★' : '☆'}
          </chakra.span>
        </chakra.label>
      ))}
    </HStack>
  );
}
