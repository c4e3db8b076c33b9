import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Scans a page with axe. Its other mode opens a page for each scan, for frames of other origins, which no page has. */
export const axe = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode();
