import { isServerReached } from './buildVersion.ts';
import { isOnline } from './connection.ts';

/** Whether an import has failed. Browsers cache the failure until the page is reloaded, so importing again fails at once. */
let lost = false;

export const isScriptLost = (): boolean => lost;

/** Whether scripts can be loaded now. A service worker answers from its store, without a network too. */
export const canLoadScripts = async (): Promise<boolean> => isOnline() || !!navigator.serviceWorker?.controller || isServerReached();

/** A script was asked for while the browser was offline; it can be loaded later. */
export class OfflineError extends Error {}

/** A script that is imported when it is first used. Without a network each use fails until the network is back. */
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
