// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router-dom';
import { expect, test } from 'vitest';
import { usePendingParams, useShownParams } from './useShownParams.ts';

function Box({ name }: { name: string }) {
  const { params, setParams } = useShownParams();
  const toggle = () => {
    const changed = new URLSearchParams(params);
    if (params.has(name)) changed.delete(name);
    else changed.set(name, '1');
    setParams(changed);
  };
  return <input type="checkbox" aria-label={name} checked={params.has(name)} onChange={toggle} />;
}

function List() {
  return <p aria-busy={usePendingParams() !== undefined}>List{useLoaderData<string>()}</p>;
}

/** Renders a page with two filters. Its list loads when the returned function is called. */
async function renderPage(): Promise<() => Promise<void>> {
  let load: (() => void) | undefined;
  const loader = async ({ request }: { request: Request }) => {
    const { search } = new URL(request.url);
    if (search) await new Promise<void>((loaded) => (load = loaded));
    return search;
  };
  const Component = () => (
    <>
      <Box name="books" />
      <Box name="cycles" />
      <List />
    </>
  );
  const router = createMemoryRouter([{ path: '/', loader, Component, HydrateFallback: () => null }]);
  render(<RouterProvider router={router} />);
  await screen.findByText('List');
  return () => act(async () => load!());
}

const tick = (name: string) => act(async () => void fireEvent.click(screen.getByLabelText(name)));

test('a changed filter is shown immediately, and the previous list stays until the next one is loaded', async () => {
  const load = await renderPage();
  await tick('books');
  expect(screen.getByLabelText('books')).toHaveProperty('checked', true);
  expect(screen.getByText('List').getAttribute('aria-busy')).toBe('true');
  await load();
  expect(screen.getByText('List?books=1').getAttribute('aria-busy')).toBe('false');
});

test('a second change while the list loads keeps the first one', async () => {
  const load = await renderPage();
  await tick('books');
  await tick('cycles');
  expect(screen.getByLabelText('books')).toHaveProperty('checked', true);
  expect(screen.getByLabelText('cycles')).toHaveProperty('checked', true);
  await load();
  expect(screen.getByText('List?books=1&cycles=1')).toBeDefined();
});
