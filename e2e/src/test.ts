import { test as base, expect, type BrowserContext, type Page, type WebError } from '@playwright/test';

/** React error numbers for server HTML that differs from what React renders. */
const HYDRATION = /Minified React error #(418|419|421|422|423|425)\b|hydrat/i;

/** Waits until the program has hydrated the server's HTML. Until then links load whole pages, and typed text may be lost. */
const untilHydrated = (page: Page) =>
  page.waitForFunction(() => !document.getElementById('page-data') || 'hydrated' in document.documentElement.dataset);

/** Makes navigations of the page wait for hydration. */
function waitForProgram(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (...args) => {
    const response = await goto(...args);
    await untilHydrated(page);
    return response;
  };
  page.reload = async (...args) => {
    const response = await reload(...args);
    await untilHydrated(page);
    return response;
  };
}

/**
 * The test of all files. `goto` and `reload` return once the page is hydrated, and a test fails if hydration fails on a page of any of its contexts.
 */
export const test = base.extend<{ hydrationErrors: string[] }>({
  hydrationErrors: [
    async ({ browser, javaScriptEnabled }, use) => {
      const errors: string[] = [];
      const onError = (event: WebError): void => {
        const { message } = event.error();
        if (HYDRATION.test(message)) errors.push(`${event.page()?.url()}: ${message}`);
      };
      const watch = (context: BrowserContext): void => {
        context.on('weberror', onError);
        if (javaScriptEnabled) context.on('page', waitForProgram);
      };
      browser.contexts().forEach(watch);
      browser.on('context', watch);
      await use(errors);
      browser.off('context', watch);
      expect(errors, 'pages that could not be hydrated').toEqual([]);
    },
    { auto: true },
  ],
});
