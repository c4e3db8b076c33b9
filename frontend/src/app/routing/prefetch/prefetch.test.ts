import type { RouteObject } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { prefetchPage, takePrefetched } from './prefetch.ts';

const at = (path: string) => new URL(path, 'http://localhost');

it("starts a page's query once, and a navigation takes its result once", async () => {
  const prefetch = vi.fn(async () => 'the listing');
  const routes: RouteObject[] = [{ path: '/product/:id', handle: { prefetch } }];
  expect(prefetchPage(routes, at('/product/7'))).toBe(true);
  expect(prefetchPage(routes, at('/product/7'))).toBe(true);
  expect(prefetch).toHaveBeenCalledOnce();
  expect(prefetch).toHaveBeenCalledWith(expect.objectContaining({ params: { id: '7' } }));
  await expect(takePrefetched(at('/product/7').href)).resolves.toBe('the listing');
  expect(takePrefetched(at('/product/7').href)).toBeUndefined();
});

it('leaves a URL that matches only the catch-all route to routes that are loaded later', () => {
  const prefetch = vi.fn();
  expect(prefetchPage([{ path: '*', handle: { prefetch } }], at('/dashboard/user'))).toBe(false);
  expect(prefetchPage([], at('/dashboard/user'))).toBe(false);
  expect(prefetch).not.toHaveBeenCalled();
});
