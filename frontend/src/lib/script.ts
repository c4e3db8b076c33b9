import { isServerReached } from './buildVersion.ts';
import { isOnline } from './connection.ts';

/** Whether an import has failed. Browsers cache the failure until the page is reloaded, so importing again fails at once. */
let lost = false;

export const isScriptLost = (): boolean => lost;

/** Returns whether scripts can be loaded now. A service worker serves them from its cache even without a network. */
export const canLoadScripts = async (): Promise<boolean> => isOnline() || !!navigator.serviceWorker?.controller || isServerReached();

/** Error for a script that was requested while the browser was offline. The script can be loaded later. */
export class OfflineError extends Error {}

/** Returns a function that imports a script when it is first called. Without a network each call fails until the network is back. */
export function script<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loaded: Promise<Module> | undefined;
  const attempt = async () => {
    if (!(await canLoadScripts())) throw new OfflineError('The script cannot be loaded without a network.');
    try {
      return await load();
    } catch (error) {
      lost = true;
      throw error;
    }
  };
  return () => {
    loaded ??= attempt().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
}
