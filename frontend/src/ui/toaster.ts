import { useSyncExternalStore } from 'react';
import type { ToastOptions } from './ToastArea.tsx';

let last: string | undefined;
let onToast = (): void => undefined;

/** What shows toasts is loaded with the first one. While it cannot be loaded, `Toasts` shows the last one plainly. */
async function show(words: ToastOptions): Promise<void> {
  last = words.title;
  onToast();
  try {
    const { showToast } = await import('./ToastArea.tsx');
    showToast(words);
  } catch (error) {
    console.error(error);
  }
}

/** Short words about what just happened. */
export const toast = {
  success: (title: string) => void show({ title, type: 'success' }),
  error: (title: string) => void show({ title, type: 'error' }),
  /** With a page to go to. */
  link: (title: string, link: NonNullable<ToastOptions['link']>) => void show({ title, type: 'success', link }),
  points: (kind: 'earned' | 'lost', title: string) =>
    void show({ title, type: kind === 'earned' ? 'success' : 'error', icon: kind === 'earned' ? '🎉' : '⚠️' }),
};

const subscribe = (listener: () => void) => {
  onToast = listener;
  return () => undefined;
};

/** The text of the last toast; undefined before the first. */
export const useLastToast = () => useSyncExternalStore(subscribe, () => last);
