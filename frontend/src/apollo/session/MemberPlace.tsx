import { Box, type BoxProps } from '@chakra-ui/react';
import { useViewer } from './useViewer.ts';

/** What only signed-in users have. The HTML is that of guests and keeps its place for them, so that nothing moves: `head.js` knows who is signed in. */
export function MemberPlace({ children, ...place }: BoxProps) {
  const viewer = useViewer();
  return (
    <Box css={viewer ? {} : { display: 'none', '[data-signed-in] &': { display: 'block' } }} {...place}>
      {viewer && children}
    </Box>
  );
}
