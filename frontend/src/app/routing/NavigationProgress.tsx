import { Box } from '@chakra-ui/react';
import { useNavigation } from 'react-router-dom';

/** Progress line at the top while the next page's script loads. */
export function NavigationProgress() {
  const busy = useNavigation().state !== 'idle';
  return (
    <Box
      position="fixed"
      top="0"
      insetX="0"
      h="3px"
      zIndex="skipNav"
      bg="accent.solid"
      transformOrigin="left"
      aria-hidden="true"
      pointerEvents="none"
      // Delayed, so that fast navigations do not show it.
      style={
        busy
          ? { transform: 'scaleX(0.8)', opacity: 1, transition: 'transform 4s ease-out 200ms, opacity 100ms 200ms' }
          : { transform: 'scaleX(0)', opacity: 0 }
      }
    />
  );
}
