import type { Page } from '@playwright/test';
import axe, { type Result } from 'axe-core';

interface Limits {
  /** Selectors of what is scanned, instead of the whole page, and of what is left out. */
  include?: string;
  exclude?: string;
  /** The only rules that are applied. */
  rules?: string[];
}

interface Scan {
  violations: Result[];
  /** The rules that found something to check, all of it right. */
  passes: string[];
}

/**
 * Scans a page with axe, which is loaded once for each page. Only violations are described in full: selectors of everything that is right take longer to
 * find than all else, and as long to send.
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
