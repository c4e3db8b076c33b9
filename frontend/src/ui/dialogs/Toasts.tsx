import { Box } from '@chakra-ui/react';
import { lazyComponent } from '../lazyComponent.tsx';
import { loadToastArea, useLastToast } from './toaster.ts';

/** Lazy toast area. If it cannot be loaded, the last toast is shown as plain text, with the reason. */
const ToastArea = lazyComponent<{ last: string }>({
  load: async () => (await loadToastArea()).ToastArea,
  message: ({ last }) => last,
  failure: (alert) => (
    <Box position="fixed" bottom="4" insetX="4" maxW="md" mx="auto" zIndex="toast">
      {alert}
    </Box>
  ),
});

/** Region in which toasts appear. */
export function Toasts() {
  const last = useLastToast();
  return last === undefined ? null : <ToastArea last={last} />;
}
