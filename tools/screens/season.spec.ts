import { test } from '@playwright/test';
import { demoAdmin, demoStudent, graphql, signInByApi, tokenOf } from '../../e2e/src/helpers.ts';
import { inEachLook, showsScreen } from './looks.ts';

/* A season adds a line to every page, so these tests run after the others. */

const CREATE = 'mutation ($input: CreateSeasonInput!) { createSeason(input: $input) { season { id } } }';
const CURRENT = '{ currentSeason { id } }';
const WEEK_MS = 7 * 86_400_000;

test.describe.configure({ mode: 'serial' });

inEachLook((look) => {
  test('season', async ({ page }) => {
    const { currentSeason } = await graphql<{ currentSeason: { id: string } | null }>(page, CURRENT, {});
    if (!currentSeason) {
      const [startsAt, endsAt] = [-WEEK_MS, WEEK_MS].map((offset) => new Date(Date.now() + offset));
      await graphql(page, CREATE, { input: { title: 'Move-out week', startsAt, endsAt } }, await tokenOf(page, demoAdmin));
    }
    await signInByApi(page, demoStudent);
    // On the first page that shows the line, the line covers content; later pages reserve space for it.
    await page.goto('/');
    await page.getByRole('region', { name: 'Announcements' }).waitFor();
    await showsScreen(page, `season-${look}`, '/season');
  });
});
