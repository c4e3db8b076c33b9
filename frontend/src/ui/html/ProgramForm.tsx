import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useIsHydrated } from '../../lib/html/useIsHydrated.ts';

/**
 * What only the program can send: a form, with all that reads its draft. In the server's HTML its controls are disabled and look as usual, so that
 * nothing is typed that would be lost, and the browser itself sends nothing: a password would be in the address. Once the page is hydrated the form
 * is made anew: only now the storage may be read, and password managers fill the fields that come.
 */
export function ProgramForm({ children }: { children: ReactNode }) {
  if (useIsHydrated()) return children;
  return (
    <>
      <noscript>This form needs JavaScript.</noscript>
      <chakra.fieldset disabled data-program="" display="contents" css={{ '& :disabled': { opacity: '1', cursor: 'progress' } }}>
        {children}
      </chakra.fieldset>
    </>
  );
}
