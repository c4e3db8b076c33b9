import type { Locator } from '@playwright/test';

const SMALLEST_TARGET = 44;

/** Pressable elements. Checkboxes and radio buttons are pressed by their label; a link within a text has the height of its line. */
const PRESSED =
  'button, summary, select, textarea, input:not([type=checkbox], [type=radio], [type=file], [aria-hidden=true]), label:has([type=checkbox], [type=radio]), li > a, nav a';

/** Returns the controls in an element that are too low for a finger. */
export const lowControls = (scope: Locator): Promise<string[]> =>
  scope.locator(PRESSED).evaluateAll(
    (controls, smallest) =>
      controls
        .filter((control) => control.checkVisibility({ visibilityProperty: true }) && control.getBoundingClientRect().width > 8)
        // A link next to text is within a sentence.
        .filter((control) => !control.matches('li > a') || control.textContent === control.parentElement?.textContent)
        .filter((control) => control.getBoundingClientRect().height < smallest)
        .map((control) => `${control.getAttribute('aria-label') ?? control.textContent}: ${control.getBoundingClientRect().height} px`),
    SMALLEST_TARGET,
  );
