import type { ReactNode } from 'react';

/** Placeholder that the server renders for a page that needs the browser. Without JavaScript it says that the page needs it. */
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
