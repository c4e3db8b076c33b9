import { afterEach } from 'vitest';

// Tests of components name happy-dom as their environment; all others run without a page.
if (typeof document !== 'undefined') {
  const { cleanup } = await import('@testing-library/react');
  const { firstPageShown } = await import('./lib/firstPage.ts');
  firstPageShown();
  afterEach(() => {
    cleanup();
    sessionStorage.clear();
    localStorage.clear();
  });
}
