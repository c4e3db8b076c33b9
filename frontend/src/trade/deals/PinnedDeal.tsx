import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** What a chat is about, on top of its messages: the thing, and below it where the deal stands. */
export function PinnedDeal({ children }: { children: ReactNode }) {
  return (
    <Box flexShrink={0} px="2" py="1.5" bg="brand.subtle" borderWidth="1px" borderColor="brand.border" borderRadius="l3">
      {children}
    </Box>
  );
}
