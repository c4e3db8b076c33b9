import { Box } from '@chakra-ui/react';
import { useViewer } from '../../apollo/session/useViewer.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';

const NeedsYouNow = lazyComponent<object>({ load: async () => (await import('./NeedsYouNow.tsx')).NeedsYouNow });

/**
 * Placeholder and lazy loader of `NeedsYouNow`. Until that is loaded, the placeholder is as high as on the previous page. Guests and the server's
 * HTML get an empty one.
 */
export function LazyNeedsYouNow() {
  const viewer = useViewer();
  return (
    <Box minH="var(--needs, 0px)" mb="min(var(--needs, 0px), 0.75rem)">
      {viewer && <NeedsYouNow />}
    </Box>
  );
}
