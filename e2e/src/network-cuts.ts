import { expect, type Locator, type Page } from '@playwright/test';

/** A form control and the value that is typed or chosen in it. */
export interface Control {
  fill: (form: Locator) => Promise<void>;
  expectKept: (form: Locator) => Promise<void>;
}

/** Returns a text field. */
export const field = (label: string | RegExp, value: string): Control => ({
  fill: (form) => form.getByLabel(label).fill(value),
  expectKept: (form) => expect(form.getByLabel(label)).toHaveValue(value),
});

/** Returns a select. */
export const choice = (label: string, chosen: string): Control => ({
  fill: async (form) => void (await form.getByLabel(label).selectOption({ label: chosen })),
  expectKept: (form) => expect(form.getByLabel(label).locator('option:checked')).toHaveText(chosen),
});

/** Returns a rating in stars. */
export const stars = (count: number): Control => ({
  fill: (form) => form.getByLabel(`${count} stars`).check({ force: true }),
  expectKept: (form) => expect(form.getByLabel(`${count} stars`)).toBeChecked(),
});

/** Returns a code that is entered digit by digit. */
export const digits = (code: string): Control => ({
  fill: async (form) => {
    await form.getByLabel('Digit 1').click();
    await form.page().keyboard.type(code);
  },
  expectKept: async (form) => {
    for (const [index, digit] of [...code].entries()) await expect(form.getByLabel(`Digit ${index + 1}`)).toHaveValue(digit);
  },
});

/** Steps of a user with a form. */
export interface Journey {
  /** The page on which it starts. */
  from: string;
  /** The links and buttons that are clicked until the form is shown, in order. */
  opened: readonly Locator[];
  /** The element that contains the form and its errors. */
  form: Locator;
  controls: readonly Control[];
  /** Further content that the form loads. */
  loaded?: Locator;
  /** The name of the submit button. */
  submit: string;
  /** The name of the operation that the form sends. */
  operation: string;
  /** Whether a reload discards the typed values, as for a code. */
  secret?: boolean;
  /** Whether a server event shows the success, even if the response is lost. */
  isLive?: boolean;
  /** The error of a second try after the server completed the first, shown instead of a success. The dialog is then closed. */
  isDone?: string;
  /** Expects what the page shows after success. */
  done: () => Promise<void>;
  /** Expects that the server stored the result exactly once. */
  made: () => Promise<void>;
}

const OFFLINE = 'You are offline. What you typed is kept: send it again once you are back online.';

/** Waits until the page is idle and loads nothing more. A busy machine may need longer to request a script than the network is silent. */
async function untilLoaded(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  let before = -1;
  const isQuiet = async () => {
    // A page without changes is idle only after a frame.
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

/**
 * Takes the network down during the steps, and expects that the page is not blank meanwhile. It first waits until the page is loaded, because a
 * script that was loading would be missing until the next reload.
 */
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

/** Drops the response of the next request of an operation: the server has completed it, but the page does not know. */
export async function loseResponse(page: Page, operation: string): Promise<void> {
  let isLost = false;
  await page.route('**/graphql', async (route) => {
    if (isLost || !route.request().postData()?.includes(`"operationName":"${operation}"`)) return route.fallback();
    isLost = true;
    await route.fetch();
    return route.abort();
  });
}

/**
 * Opens the form, clicking each control offline first. The page either shows an error or opens it at once; otherwise it opens by itself, after
 * another click or after Reload.
 */
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
      // Offered for a script that was loading when the network went down.
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

/** Completes a form while the network goes down at each step, with a reload while typing, and a lost response. */
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
