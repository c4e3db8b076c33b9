import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
const isDark = () => document.documentElement.classList.contains('dark');

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function toggle(): void {
  const mode = isDark() ? 'light' : 'dark';
  document.documentElement.className = mode;
  localStorage.setItem('color-mode', mode);
  for (const listener of listeners) listener();
}

/** The colour mode and the function that toggles it. The choice is stored on this device. */
export function useColorMode(): { dark: boolean; toggle: () => void } {
  return { dark: useSyncExternalStore(subscribe, isDark), toggle };
}
