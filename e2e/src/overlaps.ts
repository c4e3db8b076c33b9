import type { Page } from '@playwright/test';

/** The pairs of controls of the page's main part that cover each other, so that one of them cannot be read or pressed. */
export function overlappingControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isFloating = (element: Element): boolean => {
      for (let at: Element | null = element; at; at = at.parentElement) if (/fixed|sticky|absolute/.test(getComputedStyle(at).position)) return true;
      return false;
    };
    /** The part of a box that the elements around it, which may scroll, let through. */
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
