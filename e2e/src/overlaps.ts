import type { Page } from '@playwright/test';

/** Returns the pairs of controls in the page's main part that overlap, so that one of them cannot be read or pressed. */
export function overlappingControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isFloating = (element: Element): boolean => {
      for (let at: Element | null = element; at; at = at.parentElement) if (/fixed|sticky|absolute/.test(getComputedStyle(at).position)) return true;
      return false;
    };
    /** Returns the visible part of a box, considering that surrounding elements may scroll. */
    const shownPartOf = (element: Element) => {
      let { left, top, right, bottom } = element.getBoundingClientRect();
      for (let at = element.parentElement; at; at = at.parentElement) {
        if (getComputedStyle(at).overflowX === 'visible') continue;
        const frame = at.getBoundingClientRect();
        [left, top, right, bottom] = [
          Math.max(left, frame.left),
          Math.max(top, frame.top),
          Math.min(right, frame.right),
          Math.min(bottom, frame.bottom),
        ];
      }
      return { left, top, right, bottom, width: right - left, height: bottom - top };
    };
    const controls = [...document.querySelectorAll('main a, main button, main select, main input, main textarea')].flatMap((element) => {
      const box = shownPartOf(element);
      const isShown = element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }) && box.width > 8 && box.height > 8;
      return isShown && !isFloating(element) ? [{ element, box }] : [];
    });
    const nameOf = (element: Element) => (element.getAttribute('aria-label') ?? element.textContent) || element.tagName;
    return controls.flatMap(({ element, box }, index) =>
      controls
        .slice(index + 1)
        .filter((other) => !element.contains(other.element))
        .filter(
          (other) =>
            Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 2 &&
            Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 2,
        )
        .map((other) => `${nameOf(element)} and ${nameOf(other.element)}`),
    );
  });
}
