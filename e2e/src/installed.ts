import type { Page } from '@playwright/test';

/** Opens a page whose requests the service worker handles. */
export async function gotoInstalled(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}
