import { Box } from '@chakra-ui/react';
import { useOnline, useSocketDown } from '../../lib/connection.ts';
import { useConnectionNotice } from '../../lib/useConnectionNotice.ts';

/** Notice that there is no network or that live updates are paused. */
export function ConnectionNotice() {
  const text = useConnectionNotice();
  const isDown = useSocketDown();
  const isOnline = useOnline();
  // The live region must exist before its text, so that screen readers announce the text.
  if (isOnline && !isDown) return null;
  return (
    <Box
      role="status"
      position="fixed"
      top="var(--notice-top)"
      bottom="var(--notice-bottom)"
      insetStart="3"
      insetEnd="var(--notice-end, 12px)"
      zIndex="toast"
      pointerEvents="none"
    >
      {text && (
        <Box
          w="fit-content"
          bg="bg.panel"
          borderWidth="1px"
          borderColor="border.emphasized"
          borderRadius="l3"
          px="4"
          py="2"
          fontSize="sm"
          shadow="card"
        >
          {text}
        </Box>
      )}
    </Box>
  );
}
