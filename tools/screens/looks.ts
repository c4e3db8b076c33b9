import { expect, test, type Page } from '@playwright/test';

/** Locates dates and ages, which depend on when the demo data was created. */
const times = (page: Page) =>
  page.getByText(/\d{1,2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b|^\d{2}\/\d{2}\/\d{4}$|\b(ago|just now)$|^(today|yesterday)$/i);
/** Locates the link in the top bar, or in the bottom bar of a phone. */
const waitingChats = (page: Page) => page.getByRole('link', { name: /^Chats,? \d+ waiting$/ });

/** Declares tests for a phone and a desktop, in light and dark mode; `look` is the combination. */
export function inEachLook(declare: (look: string) => void): void {
  for (const [size, viewport] of [
    ['phone', { width: 360, height: 640 }],
    ['desktop', { width: 1024, height: 600 }],
  ] as const) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test.describe(`${size}, ${colorScheme}`, () => {
        test.use({ viewport, colorScheme, contextOptions: { reducedMotion: 'reduce' } });
        declare(`${size}-${colorScheme}`);
      });
    }
  }
}

/** Compares a page, as a student of the demo data sees it, with the stored screen. */
export async function showsScreen(page: Page, name: string, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('h1').first().waitFor({ state: 'attached' });
  // A chat covers the bars.
  await waitingChats(page).or(page.getByRole('log')).first().waitFor();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveScreenshot(`${name}.webp`, { mask: [times(page)], maskColor: '#8a8494' });
}
