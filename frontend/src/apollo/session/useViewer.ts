import { useSyncExternalStore } from 'react';
import { session, type SessionUser } from './session.ts';

/** Returns the signed-in user, or null. */
export function useViewer(): SessionUser | null {
  return useSyncExternalStore(session.subscribe, session.get, session.fallback)?.user ?? null;
}
