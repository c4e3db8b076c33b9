import type { Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** Returns how far parts of the page have moved since it was opened without user input, and which parts. */
export const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ sum: number; moved: string[] }>((resolve) => {
        const found = { sum: 0, moved: [] as string[] };
        new PerformanceObserver((list) => {
          for (const entry of (list.getEntries() as LayoutShift[]).filter(({ hadRecentInput }) => !hadRecentInput)) {
            found.sum += entry.value;
            found.moved.push(...entry.sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? ''));
          }
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(found)));
      }),
  );
