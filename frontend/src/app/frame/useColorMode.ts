import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
const isDark = () => document.documentElement.classList.contains('dark');

/** The device's mode; `head.js` applies it where none was chosen. */
const device = matchMedia('(prefers-color-scheme: dark)');

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  device.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    device.removeEventListener('change', listener);
  };
}

function toggle(): void {
  const mode = isDark() ? 'light' : 'dark';
  document.documentElement.className = mode;
  localStorage.setItem('color-mode', mode);
  // The server sends the next page in this mode.
  document.cookie = `color-mode=${mode}; path=/; max-age=31536000; samesite=lax`;
  for (const listener of listeners) listener();
}

/** The colour mode and the function that toggles it. The choice is stored on this device. */
export function useColorMode(): { dark: boolean; toggle: () => void } {
  return { dark: useSyncExternalStore(subscribe, isDark), toggle };
}
