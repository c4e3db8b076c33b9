import type { ReactNode } from 'react';
import { useMedia } from '../useMedia.ts';

/** What narrow screens hide. There it is not rendered, and leaves the page once the server's HTML is hydrated. */
export function OnWide({ children }: { children: ReactNode }) {
  return useMedia('(min-width: 64em)') && children;
}
