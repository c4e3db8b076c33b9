import { createToaster } from '@chakra-ui/react';

const SHOWN_MS = 3000;

/** Shown by `Toasts`: bottom centre, 3 seconds. */
export const toaster = createToaster({ placement: 'bottom', duration: SHOWN_MS, pauseOnPageIdle: true, max: 4 });

/** Short words about what just happened. */
export const toast = {
  success: (title: string) => void toaster.create({ title, type: 'success' }),
  error: (title: string) => void toaster.create({ title, type: 'error' }),
  points: (kind: 'earned' | 'lost', title: string) =>
    void toaster.create({ title, type: kind === 'earned' ? 'success' : 'error', meta: { icon: kind === 'earned' ? '🎉' : '⚠️' } }),
};
