import { useSyncExternalStore } from 'react';
import { script } from '../../lib/script.ts';
import type { ToastOptions } from './ToastArea.tsx';

export const loadToastArea = script(() => import('./ToastArea.tsx'));

let last: string | undefined;
let onToast = (): void => undefined;

/** Shows a toast. The toaster is loaded with the first toast. If that fails, `Toasts` shows the last text without it. */
export async function showWithToaster(options: ToastOptions): Promise<void> {
  last = options.title;
  onToast();
  try {
    const { showToast } = await loadToastArea();
    showToast(options);
  } catch (error) {
    console.error(error);
  }
}

/** Short notices about the result of an action. */
export const toast = {
  success: (title: string) => void showWithToaster({ title, type: 'success' }),
  error: (title: string) => void showWithToaster({ title, type: 'error' }),
  /** Shows a success with a link to a page. */
  link: (title: string, link: NonNullable<ToastOptions['link']>) => void showWithToaster({ title, type: 'success', link }),
  points: (kind: 'earned' | 'lost', title: string) =>
    void showWithToaster({ title, type: kind === 'earned' ? 'success' : 'error', icon: kind === 'earned' ? '🎉' : '⚠️' }),
};

const subscribe = (listener: () => void) => {
  onToast = listener;
  return () => undefined;
};

/** Returns the text of the last toast; undefined before the first. */
export const useLastToast = () =>
  useSyncExternalStore(
    subscribe,
    () => last,
    () => undefined,
  );
