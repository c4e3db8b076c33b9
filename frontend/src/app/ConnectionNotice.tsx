import { Box } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useOnline, useSocketDown } from '../lib/connection.ts';
import { frameMessages } from '../lib/frameMessages.ts';

/** A shorter interruption is not shown, in milliseconds. */
const SHOW_AFTER_MS = 3_000;

function Notice({ text, afterMs }: { text: string; afterMs: number }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
  return (
    <Box role="status" position="fixed" top="var(--notice-top)" bottom="var(--notice-bottom)" insetX="3" zIndex="toast" pointerEvents="none">
      {shown && (
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

/** Shows a notice while there is no network, or while live updates are paused. */
export function ConnectionNotice() {
  const down = useSocketDown();
  if (!useOnline()) return <Notice key="offline" text={frameMessages.offlineNotice} afterMs={0} />;
  return down ? <Notice key="down" text={frameMessages.liveUpdatesPaused} afterMs={SHOW_AFTER_MS} /> : null;
}
