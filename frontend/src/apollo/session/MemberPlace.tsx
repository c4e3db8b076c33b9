import { Box, type BoxProps } from '@chakra-ui/react';
import { useViewer } from './useViewer.ts';

/**
 * Container for signed-in users only. The HTML is rendered for guests and reserves the space, so that nothing moves. `head.js` knows whether the
 * viewer is signed in.
 */
export function MemberPlace({ children, ...place }: BoxProps) {
  const viewer = useViewer();
  return (
    <Box css={viewer ? {} : { display: 'none', '[data-signed-in] &': { display: 'block' } }} {...place}>
      {viewer && children}
    </Box>
  );
}
