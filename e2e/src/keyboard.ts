import { expect, type Locator, type Page } from '@playwright/test';

/* What a person does who has a keyboard and no mouse. */

/** More than the controls of the longest page that a test walks through. */
const MOST_PRESSES = 150;

/** The element that has the focus: its role or tag, and what it is called. */
const focusedElement = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return 'nothing';
    const name = element.getAttribute('aria-label') ?? (element as HTMLInputElement).labels?.[0]?.textContent ?? element.textContent;
    return `${element.getAttribute('role') ?? element.localName} "${name.trim().slice(0, 40)}"`;
  });

const hasFocus = (control: Locator) => control.evaluate((element) => element === document.activeElement);

/** Whether the focused element looks different from an unfocused one. */
const showsFocus = (control: Locator) =>
  control.evaluate((element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
  });

/** Presses Tab until a control has the focus, which must be visible. A failure says where the focus went instead. */
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

/** Moves to a field and types a text in place of what it holds. */
export async function write(field: Locator, text: string): Promise<void> {
  await focusOn(field);
  const { keyboard } = field.page();
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type(text);
  await expect(field).toHaveValue(text);
}

/** Moves to the browser's select and types the beginning of a choice. */
export async function select(field: Locator, choice: string): Promise<void> {
  await focusOn(field);
  await field.page().keyboard.type(choice);
  await expect(field.locator('option:checked')).toHaveText(choice);
}

/** Moves to the stars of a form and gives so many. */
export async function giveStars(form: Locator, stars: number): Promise<void> {
  await focusOn(form.getByRole('radio', { checked: true }));
  const chosen = form.getByRole('radio', { name: `${stars} star`, checked: true });
  for (let presses = 0; presses < 5 && !(await chosen.isVisible()); presses += 1) await form.page().keyboard.press('ArrowRight');
  await expect(chosen).toBeFocused();
}
