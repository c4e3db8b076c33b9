import { expect, type Locator, type Page } from '@playwright/test';

/* Actions of a user with a keyboard and without a mouse. */

/** Maximum number of key presses. It exceeds the controls of the longest page that a test walks through. */
const MOST_PRESSES = 150;

/** Returns the role or tag of the focused element, and its name. */
const focusedElement = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return 'nothing';
    const name = element.getAttribute('aria-label') ?? (element as HTMLInputElement).labels?.[0]?.textContent ?? element.textContent;
    return `${element.getAttribute('role') ?? element.localName} "${name.trim().slice(0, 40)}"`;
  });

const hasFocus = (control: Locator) => control.evaluate((element) => element === document.activeElement);

/** Returns whether the focused element looks different from an unfocused one. */
const showsFocus = (control: Locator) =>
  control.evaluate((element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
  });

/** Presses Tab until a control has the focus, which must be visible. On failure, reports where the focus went instead. */
export async function focusOn(control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(control).toBeVisible();
  await expect(control).toBeEnabled();
  const page = control.page();
  const passed = [await focusedElement(page)];
  while (!(await hasFocus(control))) {
    if (passed.length > MOST_PRESSES) throw new Error(`${key} does not reach ${control.toString()}. It went over: ${passed.join(' > ')}`);
    await page.keyboard.press(key);
    passed.push(await focusedElement(page));
  }
  await expect.poll(() => showsFocus(control), `${control.toString()} shows that it has the focus`).toBe(true);
}

/** Moves to a control and presses it: Enter for links and buttons, Space for checkboxes. */
export async function choose(control: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await focusOn(control);
  await control.page().keyboard.press(key);
}

/** Moves to a field and replaces its text. */
export async function write(field: Locator, text: string): Promise<void> {
  await focusOn(field);
  const { keyboard } = field.page();
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type(text);
  await expect(field).toHaveValue(text);
}

/** Moves to a native select and types the beginning of an option. */
export async function select(field: Locator, choice: string): Promise<void> {
  await focusOn(field);
  await field.page().keyboard.type(choice);
  await expect(field.locator('option:checked')).toHaveText(choice);
}

/** Moves to the stars of a form and selects a number of stars. */
export async function giveStars(form: Locator, stars: number): Promise<void> {
  await focusOn(form.getByRole('radio', { checked: true }));
  const chosen = form.getByRole('radio', { name: `${stars} star`, checked: true });
  for (let presses = 0; presses < 5 && !(await chosen.isVisible()); presses += 1) await form.page().keyboard.press('ArrowRight');
  await expect(chosen).toBeFocused();
}
