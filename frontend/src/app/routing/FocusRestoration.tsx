import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Link that was followed on each page, by the key of the page's history entry. */
const followed = new Map<string, string>();

let firstPage = true;

function focusWithoutScroll(element: HTMLElement | null): void {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * Moves the focus when another page is shown: to its heading, or after Back to the link that was followed. It is rendered beside the page inside its
 * Suspense boundary, so its effect runs when the page is shown, not its skeleton.
 */
export function FocusRestoration() {
  const { key } = useLocation();
  const kind = useNavigationType();
  useEffect(() => {
    const main = document.getElementById('main')!;
    const remember = ({ target }: MouseEvent): void => {
      const link = target instanceof Element ? target.closest('a[href]') : null;
      if (link) followed.set(key, link.getAttribute('href')!);
    };
    main.addEventListener('click', remember, true);
    return () => main.removeEventListener('click', remember, true);
  }, [key]);
  const isShown = useRef(false);
  // Runs before the page is painted. Later it would take the focus from a field in which the user already types.
  useLayoutEffect(() => {
    // React runs the effect again if the page was hidden meanwhile, and in development.
    if (isShown.current) return;
    isShown.current = true;
    const isFirst = firstPage;
    firstPage = false;
    // The first page keeps the focus that the browser set. The user may have left the first page before this script was loaded.
    if (isFirst && kind === NavigationType.Pop) return;
    const main = document.getElementById('main')!;
    const href = kind === NavigationType.Pop ? followed.get(key) : undefined;
    const link = href ? main.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`) : null;
    focusWithoutScroll(link ?? main.querySelector<HTMLElement>('h1'));
    // Runs for each path only: changed search parameters do not move the focus.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return null;
}
