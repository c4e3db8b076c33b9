/*
 * The server's HTML is hydrated boundary by boundary: the frame, then the page, then what waits for data of its own. Until all of them are, the
 * cache must stay what the server rendered the page with, or React finds another page than the HTML holds.
 */

let resolve: () => void;

/** Resolves once the first page is hydrated, or rendered where the HTML was empty. */
export const hydrated = new Promise<void>((resolvePromise) => (resolve = resolvePromise));

/** What is not hydrated yet: the frame, and boundaries in what is. */
let waiting = 1;

let isHtmlShown = false;

/** Whether the page shows what the server rendered, and is not hydrated. */
export const isShowingHtml = (): boolean => isHtmlShown;

/** Called before the program renders, where the HTML holds a rendered page. */
export function beginHydration(): void {
  isHtmlShown = true;
}

/** Called where the program cannot take over the HTML, and renders the page anew. */
export function leaveHtml(): void {
  isHtmlShown = false;
}

/** Called once for the frame, and for each boundary. */
export function endHydration(): void {
  waiting -= 1;
  if (waiting !== 0) return;
  isHtmlShown = false;
  resolve();
}

/** Follows a boundary, whose content may be hydrated with it or later. */
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
    /** The returned function is called when the boundary is gone. */
    onMount: () => {
      isWaiting = !isContentShown;
      if (isWaiting) waiting += 1;
      return end;
    },
  };
}
