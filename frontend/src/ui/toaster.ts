import { useSyncExternalStore } from 'react';
import type { ToastWords } from './ToastArea.tsx';

let wanted = false;
let onWanted = (): void => undefined;

/** What shows toasts is loaded with the first one. */
async function say(words: ToastWords): Promise<void> {
  wanted = true;
  onWanted();
  const { showToast } = await import('./ToastArea.tsx');
  showToast(words);
}

/** Short words about what just happened. */
export const toast = {
  success: (title: string) => void say({ title, type: 'success' }),
  error: (title: string) => void say({ title, type: 'error' }),
  points: (kind: 'earned' | 'lost', title: string) =>
    void say({ title, type: kind === 'earned' ? 'success' : 'error', icon: kind === 'earned' ? '🎉' : '⚠️' }),
};

const subscribe = (listener: () => void) => {
  onWanted = listener;
  return () => undefined;
};

/** Whether there was a toast yet. */
export const useToastsWanted = () => useSyncExternalStore(subscribe, () => wanted);
