import { expect, type Locator, type Page } from '@playwright/test';

/** A control of a form and what is typed or chosen in it. */
export interface Control {
  fill: (form: Locator) => Promise<void>;
  expectKept: (form: Locator) => Promise<void>;
}

/** A text field. */
export const field = (label: string | RegExp, value: string): Control => ({
  fill: (form) => form.getByLabel(label).fill(value),
  expectKept: (form) => expect(form.getByLabel(label)).toHaveValue(value),
});

/** A list of choices. */
export const choice = (label: string, chosen: string): Control => ({
  fill: async (form) => void (await form.getByLabel(label).selectOption({ label: chosen })),
  expectKept: (form) => expect(form.getByLabel(label).locator('option:checked')).toHaveText(chosen),
});

/** A rating in stars. */
export const stars = (count: number): Control => ({
  fill: (form) => form.getByLabel(`${count} stars`).check({ force: true }),
  expectKept: (form) => expect(form.getByLabel(`${count} stars`)).toBeChecked(),
});

/** A code of single digits. */
export const digits = (code: string): Control => ({
  fill: async (form) => {
    await form.getByLabel('Digit 1').click();
    await form.page().keyboard.type(code);
  },
  expectKept: async (form) => {
    for (const [index, digit] of [...code].entries()) await expect(form.getByLabel(`Digit ${index + 1}`)).toHaveValue(digit);
  },
});

/** Something that a user does with a form, step by step. */
export interface Journey {
  /** The page on which it begins. */
  from: string;
  /** What is clicked until the form is shown: links and buttons, in their order. */
  opened: readonly Locator[];
  /** What holds the form and its errors. */
  form: Locator;
  controls: readonly Control[];
  /** What the form loads besides. */
  loaded?: Locator;
  /** The name of the button that sends it. */
  submit: string;
  /** The name of the operation that it sends. */
  operation: string;
  /** Whether a reload forgets what was typed, as it does with a code. */
  secret?: boolean;
  /** Whether a message of the server shows the success, also when the response is lost. */
  isLive?: boolean;
  /** The error of a second try where the server has done it, and a person is told so instead of a success; then the dialog is closed. */
  isDone?: string;
  /** Expects what the page shows after the success. */
  done: () => Promise<void>;
  /** Expects that the server has it, and has it once. */
  made: () => Promise<void>;
}

const OFFLINE = 'You are offline. What you typed is kept: send it again once you are back online.';

/** Waits until the page has nothing left to do and loads nothing more. A busy machine may need longer to ask for a script than a network is silent. */
async function untilLoaded(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  let before = -1;
  const isQuiet = async () => {
    // A page that draws nothing is idle after a frame only.
    const idle = () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() => requestIdleCallback(() => resolve(performance.getEntriesByType('resource').length))),
      );
    const [loaded, last] = [await page.evaluate(idle), before];
    before = loaded;
    return loaded === last;
  };
  await expect.poll(isQuiet, { intervals: [250] }).toBe(true);
}

/** Cuts the network during the steps; the page is not blank meanwhile. A script on its way then would be lost until the page is reloaded. */
export async function cutNetwork(page: Page, steps: () => Promise<void>): Promise<void> {
  const notice = page.getByText('You are offline. What you typed is kept, and messages are sent once you are back online.');
  await untilLoaded(page);
  await page.context().setOffline(true);
  await expect(notice).toBeVisible();
  await steps();
  await expect(page.locator('header')).toBeVisible();
  await expect(page.locator('main')).not.toBeEmpty();
  await page.context().setOffline(false);
  await expect(notice).toBeHidden();
}

/** Loses the response of the next request of an operation: the server has done it, and the page does not know. */
export async function loseResponse(page: Page, operation: string): Promise<void> {
  let isLost = false;
  await page.route('**/graphql', async (route) => {
    if (isLost || !route.request().postData()?.includes(`"operationName":"${operation}"`)) return route.fallback();
    isLost = true;
    await route.fetch();
    return route.abort();
  });
}

/** Clicks what opens the form, each offline first. The page says so, or it opens at once; otherwise it opens by itself, with another click or after Reload. */
async function openOffline(page: Page, { opened, form }: Journey): Promise<void> {
  const reload = page.getByRole('button', { name: 'Reload', exact: true });
  for (const [index, opener] of opened.entries()) {
    const shown = opened[index + 1] ?? form;
    const failure = page.getByRole('alert').filter({ hasText: 'You are offline.' }).or(page.getByText('This could not be loaded.'));
    await expect(opener).toBeVisible();
    await cutNetwork(page, async () => {
      await opener.click();
      await expect(shown.or(failure).first()).toBeVisible();
    });
    await expect(async () => {
      // Offered for a script that was on its way when the network was cut.
      if (await reload.isVisible()) await reload.click();
      for (const each of opened.slice(0, index + 1)) {
        if (!(await shown.isVisible()) && (await each.isVisible())) await each.click({ timeout: 3_000 });
      }
      await expect(shown).toBeVisible({ timeout: 3_000 });
    }).toPass();
  }
}

async function open(page: Page, { from, opened }: Journey): Promise<void> {
  await page.goto(from);
  for (const opener of opened) await opener.click();
}

/** Goes through a form with the network cut at each step, a reload while typing, and a lost response. */
export async function cutAtEachStep(page: Page, journey: Journey): Promise<void> {
  const { from, form, controls, submit, operation, loaded, secret, isLive, isDone, done, made } = journey;
  const button = form.getByRole('button', { name: submit, exact: true });
  const expectKept = async () => {
    for (const control of controls) await control.expectKept(form);
  };
  await page.goto(from);
  await openOffline(page, journey);
  if (loaded) await expect(loaded).toBeVisible();
  await cutNetwork(page, async () => {
    for (const control of controls) await control.fill(form);
  });
  if (!secret) {
    await open(page, journey);
    await expectKept();
  }
  await cutNetwork(page, async () => {
    await button.click();
    await expect(form.getByRole('alert').filter({ hasText: OFFLINE })).toBeVisible();
    await expectKept();
  });
  await loseResponse(page, operation);
  await button.click();
  if (!isLive) {
    await expect(form.getByRole('alert').filter({ hasNotText: OFFLINE })).toBeVisible();
    await expectKept();
    await button.click();
  }
  if (isDone) {
    await expect(form.getByRole('alert')).toContainText(isDone);
    await page.keyboard.press('Escape');
  }
  await done();
  await made();
}
