import type { Page } from '@playwright/test';
import axe, { type Result } from 'axe-core';

interface Limits {
  /** Selectors of the parts to scan instead of the whole page, and of the parts to leave out. */
  include?: string;
  exclude?: string;
  /** The rules to apply instead of all. */
  rules?: string[];
}

interface Scan {
  violations: Result[];
  /** The rules that checked something and found no violation. */
  passes: string[];
}

/**
 * Scans a page with axe, which is loaded once per page. Only violations are reported in full, because finding and sending the selectors of everything
 * that passed would take most of the time.
 */
export async function scan(page: Page, limits: Limits = {}): Promise<Scan> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async ({ include, exclude, rules }) => {
    const { run } = (window as unknown as { axe: Pick<typeof axe, 'run'> }).axe;
    const context = { include: include ?? document, exclude: exclude ?? [] };
    const { violations, passes } = await run(context, { resultTypes: ['violations'], ...(rules && { runOnly: rules }) });
    return { violations, passes: passes.map(({ id }) => id) };
  }, limits);
}
