import { expect, it } from 'vitest';
import { beginHydration, endHydration, hydrated, hydrationOfBoundary, isShowingHtml } from './hydration.ts';

/** Waits for everything that waits for `hydrated`. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

it('lasts until the frame and all its boundaries are hydrated or removed', async () => {
  let isDone = false;
  void hydrated.then(() => (isDone = true));
  beginHydration();
  const [page, list, left, ready] = [hydrationOfBoundary(), hydrationOfBoundary(), hydrationOfBoundary(), hydrationOfBoundary()];
  // The content of a boundary may be hydrated together with it. Then it is shown before the boundary is mounted.
  ready.onContent();
  ready.onMount();
  page.onMount();
  endHydration();
  list.onMount();
  const leave = left.onMount();
  page.onContent();
  leave();
  await settle();
  expect([isShowingHtml(), isDone]).toEqual([true, false]);
  list.onContent();
  await settle();
  expect([isShowingHtml(), isDone]).toEqual([false, true]);
});
