import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Header of a chat, above its messages: the product or swap, and the state of the deal. */
export function PinnedDeal({ children }: { children: ReactNode }) {
  return (
    <Box flexShrink={0} px="2" py="1.5" bg="brand.subtle" borderWidth="1px" borderColor="brand.border" borderRadius="l3">
      {children}
    </Box>
  );
}
