/*
 * React hydrates the server's HTML boundary by boundary: the frame, then the page, then the parts that wait for data of their own. Until all of them
 * are hydrated, the cache must stay as the server left it. Otherwise React would render a page that differs from the HTML.
 */

let resolve: () => void;

/** Resolves once the first page is hydrated, or rendered if the HTML was empty. */
export const hydrated = new Promise<void>((resolvePromise) => (resolve = resolvePromise));

/** Number of parts that are not hydrated yet: the frame, and boundaries in hydrated parts. */
let waiting = 1;

let isHtmlShown = false;

/** Returns whether the page shows the server's HTML and is not hydrated. */
export const isShowingHtml = (): boolean => isHtmlShown;

/** Marks the page as showing the server's HTML. Called before the first render, if the HTML contains a rendered page. */
export function beginHydration(): void {
  isHtmlShown = true;
}

/** Marks the page as rendered by the browser. Called if the HTML cannot be hydrated. */
export function leaveHtml(): void {
  isHtmlShown = false;
}

/** Counts one part as hydrated. Called once for the frame and once for each boundary. */
export function endHydration(): void {
  waiting -= 1;
  if (waiting !== 0) return;
  isHtmlShown = false;
  resolve();
}

/** Tracks a boundary, whose content may be hydrated together with it or later. */
export function hydrationOfBoundary() {
  let isContentShown = false;
  let isWaiting = false;
  const end = (): void => {
    if (isWaiting) endHydration();
    isWaiting = false;
  };
  return {
    onContent: () => {
      isContentShown = true;
      end();
    },
    /** Returns a function for React to call when the boundary is unmounted. */
    onMount: () => {
      isWaiting = !isContentShown;
      if (isWaiting) waiting += 1;
      return end;
    },
  };
}
