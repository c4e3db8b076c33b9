import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useIsHydrated } from '../../lib/html/useIsHydrated.ts';

/**
 * Wrapper of a form that needs JavaScript, and of everything that reads its draft. In the server's HTML the controls are disabled but look as usual.
 * So the user types nothing that would be lost, and the browser does not submit the form itself, which would put a password into the URL. Once the
 * page is hydrated, the form is mounted again: only then may storage be read, and password managers fill new fields.
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
