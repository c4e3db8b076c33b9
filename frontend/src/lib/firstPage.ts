let resolve: () => void;

/** Resolves once the first page is on the screen; what is loaded besides it waits for that. */
export const firstPage = new Promise<void>((resolvePromise) => (resolve = resolvePromise));

/** Called when the first page is rendered; it is painted a moment later. A tab in the background is painted when it is shown. */
export function firstPageShown(): void {
  requestAnimationFrame(() => setTimeout(resolve));
}
