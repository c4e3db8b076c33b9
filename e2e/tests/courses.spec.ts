import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium as playwright, expect, type Page } from '@playwright/test';
import { completeChromium } from '../src/chromium.ts';
import { cameraHeldTo } from '../src/fake-camera.ts';
import { createListing, createStudent, demoAdmin, expectToast, graphql, signInByApi, tokenOf } from '../src/helpers.ts';
import { test } from '../src/test.ts';

/** Returns a course code that no other run uses. */
const newCode = () => `ZQ${Date.now() % 10_000_000}`;

interface Courses {
  courses: { nodes: { code: string; name: string; department: string }[] };
}

/** Returns the list of all courses with an additional one, because an import retires the courses that it leaves out. */
async function listWith(page: Page, line: string): Promise<string> {
  const { courses } = await graphql<Courses>(page, '{ courses(first: 50) { nodes { code name department } } }');
  return [...courses.nodes.map(({ code, name, department }) => `${code}\t${name}\t${department}`), line].join('\n');
}

async function importCourse(page: Page, code: string, name: string): Promise<void> {
  const csv = await listWith(page, `${code}\t${name}\tNavigation`);
  const token = await tokenOf(page, demoAdmin);
  await graphql(page, 'mutation ($csv: String!) { importCourses(input: { csv: $csv }) { added } }', { csv }, token);
}

const nameOf = (page: Page, name: string) => page.getByRole('heading', { level: 3, name, exact: true });

test.use({ viewport: { width: 360, height: 740 } });
// An import covers all courses, so two concurrent imports would retire each other's courses.
test.describe.configure({ mode: 'serial' });

test('administrators preview the changes of an import, run it and undo it', async ({ page }) => {
  const code = newCode();
  await signInByApi(page, demoAdmin);
  await page.goto('/dashboard/admin/courses');
  const list = page.getByLabel('List of courses');
  const csv = await listWith(page, `${code}\tKnots\tNavigation`);
  await list.fill(`${csv}\nno course`);
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByText('Wrong lines (1)')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import' })).toBeHidden();
  await list.fill(csv);
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByText(`${code} · Knots · Navigation`)).toBeVisible();
  await page.getByRole('button', { name: 'Import' }).click();
  await expectToast(page, 'Courses imported');
  await page.getByRole('button', { name: 'Undo' }).click();
  const isTaught = async () =>
    (await graphql<{ course: { retiredAt: string | null } | null }>(page, 'query ($code: String!) { course(code: $code) { retiredAt } }', { code }))
      .course;
  await expect.poll(isTaught).toBeNull();
});

test('a seller enters course and ISBN, and a follower of the course finds the listing, is notified, and sees it on the home page', async ({
  page,
  browser,
}) => {
  const [code, name] = [newCode(), `Sextant tables ${Date.now()}`];
  await importCourse(page, code, 'Celestial navigation');
  const [seller, follower] = [await createStudent(page, 'courses'), await createStudent(page, 'follows')];
  const id = await createListing(page, seller.token, { name });

  await signInByApi(page, follower);
  await page.goto(`/courses?q=${code.toLowerCase()}`);
  await page.getByRole('button', { name: `My course: ${code}` }).click();
  await expect(page.getByRole('button', { name: `My course: ${code}` })).toHaveAttribute('aria-pressed', 'true');

  const other = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
  await signInByApi(other, seller);
  await other.goto(`/dashboard/user/update-product/${id}`);
  await other.getByText('More details, now or later').click();
  await other.getByRole('combobox', { name: 'Courses' }).fill(code);
  await other.getByRole('option', { name: `${code} · Celestial navigation` }).click();
  await other.getByRole('textbox', { name: 'ISBN' }).fill('0-13-110362-9');
  await other.getByRole('button', { name: 'UPDATE PRODUCT' }).click();
  await expect(other.getByRole('alert').filter({ hasText: 'This is no ISBN: check its 10 or 13 digits' })).toBeVisible();
  await other.getByRole('textbox', { name: 'ISBN' }).fill('0-13-110362-8');
  await other.getByRole('button', { name: 'UPDATE PRODUCT' }).click();
  await expectToast(other, 'Product updated successfully');
  await other.goto(`/product/${id}`);
  await expect(other.getByRole('link', { name: 'ISBN 9780131103627' })).toBeVisible();
  await other.getByRole('link', { name: `Course ${code}, Celestial navigation` }).click();
  await expect(other.getByRole('heading', { level: 1, name: `${code} · Celestial navigation` })).toBeVisible();
  await expect(nameOf(other, name)).toBeVisible();
  await other.context().close();

  const second = `${name} second volume`;
  await createListing(page, seller.token, { name: second, courseCodes: [code], isbn: '9780131103627' });
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'For your courses' }).getByText(second)).toBeVisible();
  await page.goto('/isbn/9780131103627');
  await expect(nameOf(page, second)).toBeVisible();
  await page.goto('/notifications');
  await expect(page.getByText(`New for ${code}: ${second}`)).toBeVisible();
});

test('the camera scans the bar code of a book into the form', async ({ page, baseURL }, info) => {
  const seller = await createStudent(page, 'barcode');
  const picture = readFileSync(resolve(import.meta.dirname, 'files/isbn-bar-code.svg'), 'utf8');
  await page.setViewportSize({ width: 900, height: 700 });
  await page.setContent(`<main style="background: #fff; padding: 20px; width: max-content">${picture}</main>`);
  const camera = await cameraHeldTo(page.getByRole('main'), info.outputPath('camera.y4m'));
  const options = await completeChromium();
  const browser = await playwright.launch({ ...options, args: [...(options.args ?? []), ...camera] });
  try {
    const phone = await browser.newPage({ ...(baseURL ? { baseURL } : {}), viewport: { width: 360, height: 740 } });
    await signInByApi(phone, seller);
    await phone.goto('/dashboard/user/create-product');
    const noCamera = await phone.evaluate(() =>
      navigator.mediaDevices.getUserMedia({ video: true }).then(
        (stream) => void stream.getTracks().forEach((track) => track.stop()),
        (error: Error) => error.message,
      ),
    );
    test.skip(noCamera !== undefined, `This Chromium has no camera that reads a file: ${noCamera}`);
    await phone.getByText('More details, now or later').click();
    await phone.getByRole('button', { name: 'Scan' }).click();
    await expect(phone.getByRole('textbox', { name: 'ISBN' })).toHaveValue('9780131103627');
    await expect(phone.getByLabel('Camera')).toBeHidden();
  } finally {
    await browser.close();
  }
});
