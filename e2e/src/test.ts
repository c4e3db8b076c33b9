import { test as base, expect, type BrowserContext, type Page, type WebError } from '@playwright/test';

/** React reports HTML of the server that is not what it renders as an error with one of these numbers. */
const HYDRATION = /Minified React error #(418|419|421|422|423|425)\b|hydrat/i;

/** Until the program has taken over the server's HTML, links load whole pages, and what is typed may be lost. */
const untilHydrated = (page: Page) =>
  page.waitForFunction(() => !document.getElementById('page-data') || 'hydrated' in document.documentElement.dataset);

/** Has the page wait for the program after each start. */
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
 * The test of all files. `goto` and `reload` return once the program has taken over the page, and a test fails when a page of any of its contexts
 * could not be hydrated.
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
