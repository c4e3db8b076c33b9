import { storedValue } from '../../lib/files/storage.ts';

/** Event that a browser fires when it can install the app. TypeScript's libraries do not declare it. */
export interface InstallPrompt extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  /** Set by `public/head.js`, because the event may be fired before the application runs. */
  var installPrompt: InstallPrompt | undefined;
}

/** Whether the viewer has answered the offer in this browser. It is made once. */
export const isAnswered = storedValue('installAnswered', false, (value) => typeof value === 'boolean');

/** Returns the browser's prompt to install the app; undefined if the app is already installed or the browser cannot install it. */
export function knownPrompt(): InstallPrompt | undefined {
  return matchMedia('(display-mode: standalone)').matches ? undefined : globalThis.installPrompt;
}
