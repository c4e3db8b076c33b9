import { afterEach } from 'vitest';

// Component tests name happy-dom as their environment. All other tests run without a page.
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
