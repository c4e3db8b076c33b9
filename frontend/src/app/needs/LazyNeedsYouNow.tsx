import { Box } from '@chakra-ui/react';
import { useViewer } from '../../apollo/session/useViewer.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';

const NeedsYouNow = lazyComponent<object>({ load: async () => (await import('./NeedsYouNow.tsx')).NeedsYouNow });

/** The place of what needs the viewer. Guests and the server's HTML have none, but it is as high as on the last page before it is loaded. */
export function LazyNeedsYouNow() {
  const viewer = useViewer();
  return (
    <Box minH="var(--needs, 0px)" mb="min(var(--needs, 0px), 0.75rem)">
      {viewer && <NeedsYouNow />}
    </Box>
  );
}
