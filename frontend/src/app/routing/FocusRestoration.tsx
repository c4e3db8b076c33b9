import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Which link of a page was followed, by the key of the page's history entry. */
const followed = new Map<string, string>();

let firstPage = true;

function focusWithoutScroll(element: HTMLElement | null): void {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * Moves the focus when another page is shown: to its heading, and on Back to the link that was followed. It is rendered beside the page
 * inside its Suspense boundary, so its effect runs when the page is shown, not its skeleton.
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
  // Before the page can be seen: later it would take the focus from a field that somebody writes in.
  useLayoutEffect(() => {
    // React runs it again where a page was hidden meanwhile, and in development.
    if (isShown.current) return;
    isShown.current = true;
    const isFirst = firstPage;
    firstPage = false;
    // The first page keeps the focus that the browser set. Another one may have been opened before this script was there.
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
