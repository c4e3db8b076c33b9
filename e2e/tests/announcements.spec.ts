import { expect, type Page } from '@playwright/test';
import { scan } from '../src/axe.ts';
import { confirmWith, createListing, createStudent, demoAdmin, graphql, signInByApi, uniqueWord } from '../src/helpers.ts';
import { test } from '../src/own-shop.ts';

/** Records the heights of the announcement area. The returned function returns those of the current page. */
async function recordHeights(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const heights: number[] = Object.assign(window, { heights: [] as number[] }).heights;
    const look = () => {
      const height = document.getElementById('announcements')?.offsetHeight;
      if (height !== undefined && height !== heights.at(-1)) heights.push(height);
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => (window as unknown as { heights: number[] }).heights);
}

test('an announcement is shown to its audience without a layout shift until each user closes it or it ends', async ({ page, browser }) => {
  const key = Date.now();
  const titles = [`Open day ${key}`, `Book fair ${key}`];
  await signInByApi(page, demoAdmin);
  await page.goto('/dashboard/admin/announcements');
  for (const title of titles) {
    await page.getByLabel('Title').fill(title);
    await page.getByLabel('Text').fill('In the main hall');
    await page.getByLabel('For', { exact: true }).selectOption({ label: 'Students' });
    await page.getByRole('button', { name: 'Announce', exact: true }).click();
    await expect(page.getByRole('button', { name: `End ${title}` })).toBeVisible();
  }
  const bannerOf = (each: Page) => each.getByRole('region', { name: 'Announcements' });
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 360, height: 740 } });
  const student = await context.newPage();
  await signInByApi(student, await createStudent(page, 'reader'));
  const heights = await recordHeights(student);
  await student.goto('/');
  for (const title of titles) await expect(bannerOf(student)).toContainText(`${title} In the main hall`);
  expect(await heights()).toEqual([0]);
  expect((await scan(student)).violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  await student.getByRole('button', { name: `Close ${titles[0]}` }).click();
  await expect(bannerOf(student)).not.toContainText(titles[0]!);
  await student.reload();
  await expect(bannerOf(student)).toContainText(titles[1]!);
  expect(await heights()).toEqual([64]);
  await expect(bannerOf(student)).not.toContainText(titles[0]!);

  await page.getByRole('button', { name: `End ${titles[0]}` }).click();
  await expect(page.getByRole('listitem').filter({ hasText: titles[0]! })).toContainText('ended');
  await page.reload();
  await expect(page.getByRole('button', { name: `End ${titles[1]}` })).toBeVisible();
  for (const title of titles) await expect(bannerOf(page).filter({ hasText: title })).toHaveCount(0);
  const other = await browser.newPage();
  await signInByApi(other, await createStudent(page, 'latecomer'));
  await other.goto('/');
  await expect(bannerOf(other)).toContainText(titles[1]!);
  await expect(bannerOf(other)).not.toContainText(titles[0]!);
  await page.getByRole('button', { name: `End ${titles[1]}` }).click();
  await expect(page.getByRole('listitem').filter({ hasText: titles[1]! })).toContainText('ended');
  await Promise.all([context.close(), other.close()]);
});

test('the line above every page leads during a season to what was listed since it began, by campus spot', async ({ page, browser }) => {
  const title = `Move-out week ${Date.now()}`;
  await signInByApi(page, demoAdmin);
  const { campusSpots } = await graphql<{ campusSpots: { id: string; name: string }[] }>(page, '{ campusSpots { id: databaseId name } }');
  await page.goto('/dashboard/admin/announcements');
  await page.getByRole('textbox', { name: 'Season' }).fill(title);
  await page.getByRole('button', { name: 'Add season' }).click();
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: title })).toContainText('running');

  const [spot, other] = [campusSpots[0]!, campusSpots[1]!];
  const seller = await createStudent(page, 'mover');
  const [shelf, fan] = [uniqueWord('Shelf '), uniqueWord('Fan ')];
  await createListing(page, seller.token, { name: shelf, spotId: spot.id });
  await createListing(page, seller.token, { name: fan, spotId: other.id });

  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 360, height: 740 } });
  const student = await context.newPage();
  await signInByApi(student, await createStudent(page, 'freshman'));
  await student.goto('/');
  await student.getByRole('region', { name: 'Announcements' }).getByRole('link', { name: 'See all' }).click();
  await expect(student.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const card = (name: string) => student.getByRole('main').getByRole('heading', { name });
  await expect(card(shelf)).toBeVisible();
  await expect(card(fan)).toBeVisible();
  await student
    .getByRole('navigation', { name: 'Campus spots' })
    .getByRole('link', { name: `${spot.name} ·` })
    .click();
  await expect(card(fan)).toHaveCount(0);
  await expect(card(shelf)).toBeVisible();
  expect((await scan(student)).violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  await student.getByRole('link', { name: 'Sell several things' }).click();
  await expect(student).toHaveURL(/sell-several/);

  await page.getByRole('button', { name: `Delete ${title}` }).click();
  await confirmWith(page, 'Delete');
  await expect(page.getByRole('button', { name: `Delete ${title}` })).toHaveCount(0);
  await student.goto('/season');
  await expect(student.getByText('There is no season at the moment')).toBeVisible();
  await context.close();
});
