import type { ReactNode } from 'react';
import { useMedia } from '../useMedia.ts';

/** Content for wide screens. Narrow screens do not render it, and remove it once the server's HTML is hydrated. */
export function OnWide({ children }: { children: ReactNode }) {
  return useMedia('(min-width: 64em)') && children;
}
