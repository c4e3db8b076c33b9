import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
const isDark = () => document.documentElement.classList.contains('dark');

/** Colour mode of the device. `head.js` applies it if the user has not chosen one. */
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
  // The server renders the next page in this mode.
  document.cookie = `color-mode=${mode}; path=/; max-age=31536000; samesite=lax`;
  for (const listener of listeners) listener();
}

/** Returns whether the page is dark and a function that toggles this. The choice is stored on the device. */
export function useColorMode(): { dark: boolean; toggle: () => void } {
  return { dark: useSyncExternalStore(subscribe, isDark), toggle };
}
