import { Box, SimpleGrid } from '@chakra-ui/react';

/** List of labels and values, with a text for missing values. */
export function Facts({ facts }: { facts: readonly (readonly [label: string, value: string | null | undefined])[] }) {
  return (
    <SimpleGrid as="dl" columns={{ base: 1, sm: 2, xl: 3 }} gap="4">
      {facts.map(([label, value]) => (
        <Box key={label} minW="0">
          <Box as="dt" color="fg.muted" fontSize="sm">
            {label}
          </Box>
          <Box as="dd" fontWeight="semibold" overflowWrap="anywhere">
            {value || 'Not given'}
          </Box>
        </Box>
      ))}
    </SimpleGrid>
  );
}
