// @vitest-environment happy-dom
import { act as settled, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from './session.ts';
import { useSignedInAct } from './useSignedInAct.ts';

const act = vi.fn();

function Page() {
  return <button onClick={useSignedInAct('message', act)}>Message</button>;
}

const user = { id: '1', name: 'Nila', email: null, phone: null, collegeId: null, role: null, profilePictureUrl: null };

function open(address: string) {
  const router = createMemoryRouter(
    [
      { path: '/product/:id', element: <Page /> },
      { path: '/signin', element: null },
    ],
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

beforeEach(() => {
  act.mockClear();
  session.set(null);
});

afterEach(cleanup);

it('sends a guest to the sign-in page with the page and the act to return to', () => {
  const router = open('/product/7?photo=2');
  fireEvent.click(screen.getByRole('button'));
  expect(router.state.location).toMatchObject({ pathname: '/signin', state: { from: '/product/7?photo=2&act=message' } });
  expect(act).not.toHaveBeenCalled();
});

it('continues once when the guest returns signed in, and removes the act from the URL', async () => {
  session.set({ token: 't', user });
  const router = open('/product/7?photo=2&act=message');
  await vi.waitFor(() => expect(router.state.location.search).toBe('?photo=2'));
  expect(act).toHaveBeenCalledOnce();
});

it('waits for a session and does not run the act of another button', async () => {
  const router = open('/product/7?act=message');
  expect(act).not.toHaveBeenCalled();
  await settled(async () => session.set({ token: 't', user }));
  expect(act).toHaveBeenCalledOnce();
  await settled(() => router.navigate('/product/7?act=offer'));
  expect(act).toHaveBeenCalledOnce();
});
