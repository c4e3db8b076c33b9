import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** Returns false on the server and while its HTML is hydrated, then true. Content that only a browser knows is rendered after that. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
