import { storedValue } from '../../lib/files/storage.ts';

/** The event by which a browser says that it can install the app. No library types it. */
export interface InstallPrompt extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  /** Set by `public/head.js`, as the event comes before the program. */
  var installPrompt: InstallPrompt | undefined;
}

/** Whether the viewer has answered the offer in this browser; it is made once. */
export const isAnswered = storedValue('installAnswered', false, (value) => typeof value === 'boolean');

/** How the app can be installed; undefined where it is installed already, or the browser cannot. */
export function knownPrompt(): InstallPrompt | undefined {
  return matchMedia('(display-mode: standalone)').matches ? undefined : globalThis.installPrompt;
}
