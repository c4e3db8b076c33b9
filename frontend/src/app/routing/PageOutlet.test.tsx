// @vitest-environment happy-dom
import { ChakraProvider } from '@chakra-ui/react';
import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { firstValueFrom, Subject } from 'rxjs';
import { expect, it } from 'vitest';
import { waitForPageScript } from '../../lib/pageScripts.ts';
import { makeSystem } from '../../ui/theme/theme.ts';
import { PageOutlet } from './PageOutlet.tsx';

const Layout = () => (
  <>
    <nav />
    <PageOutlet isLayout />
  </>
);

/** Renders a layout with two pages, and a page outside of it. Two of these pages load a script and then data. */
function open() {
  const [script, data] = [new Subject<null>(), new Subject<null>()];
  const loader = async () => {
    await waitForPageScript(firstValueFrom(script));
    return firstValueFrom(data);
  };
  const layout = {
    Component: Layout,
    handle: { holds: (pathname: string) => pathname === '/inside' },
    children: [
      { path: '/', element: <p>Previous</p> },
      { path: '/inside', loader, element: <p>Next</p> },
    ],
  };
  const router = createMemoryRouter([{ Component: PageOutlet, children: [layout, { path: '/outside', loader, element: <p>Next</p> }] }]);
  const { container } = render(
    <ChakraProvider value={makeSystem()}>
      <RouterProvider router={router} />
    </ChakraProvider>,
  );
  const isHidden = (selector: string) => container.querySelector(selector)!.closest('[hidden]') !== null;
  return { container, data, isHidden, router, script };
}

it.each([
  { path: '/inside', isMenuHidden: false },
  { path: '/outside', isMenuHidden: true },
])('a skeleton is shown for $path in the unchanged layout until the page is shown', async ({ path, isMenuHidden }) => {
  const { container, data, isHidden, router, script } = open();
  act(() => void router.navigate(path));
  for (const load of [async () => undefined, async () => script.next(null)]) {
    await act(load);
    expect(container.querySelectorAll('[aria-busy=true]')).toHaveLength(1);
    expect([isHidden('p'), isHidden('nav')]).toEqual([true, isMenuHidden]);
  }
  await act(async () => data.next(null));
  expect(container.querySelector('[aria-busy=true]')).toBeNull();
  expect(container.querySelector('p')!.textContent).toBe('Next');
  expect(isHidden('p')).toBe(false);
});
