import { Box } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useSocketDown } from '../lib/connection.ts';

/** A shorter interruption is not shown, in milliseconds. */
const SHOW_AFTER_MS = 3_000;

function Paused() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), SHOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Box role="status" position="fixed" bottom="calc(var(--bottom-bar) + 12px)" left="3" zIndex="docked" pointerEvents="none">
      {shown && (
        <Box bg="bg.panel" borderWidth="1px" borderColor="border.emphasized" borderRadius="full" px="4" py="2" fontSize="sm" shadow="card">
          Live updates are paused. Looking for news every few seconds.
        </Box>
      )}
    </Box>
  );
}

/** Shows a notice while live updates are paused. */
export function ConnectionNotice() {
  return useSocketDown() ? <Paused /> : null;
}
