let resolve: () => void;

/** Resolves once the first page is on the screen. Everything that the first page does not need is loaded after that. */
export const firstPage = new Promise<void>((resolvePromise) => (resolve = resolvePromise));

/** Resolves `firstPage` after the next paint. Called when the first page is rendered. A tab in the background is painted when it is shown. */
export function firstPageShown(): void {
  requestAnimationFrame(() => setTimeout(resolve));
}
