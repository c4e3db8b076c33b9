import type { ReactNode } from 'react';

/** What the server renders of a page that only the program can show: what stands in its place, and why it stays so without JavaScript. */
export function NeedsProgram({ children }: { children: ReactNode }) {
  return (
    <>
      <noscript>
        This page needs JavaScript. The <a href="/">listings</a> can be read without it.
      </noscript>
      <div data-program="">{children}</div>
    </>
  );
}
