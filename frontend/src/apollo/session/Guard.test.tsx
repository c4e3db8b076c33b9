// @vitest-environment happy-dom
import { ApolloLink } from '@apollo/client';
import { ChakraProvider } from '@chakra-ui/react';
import { act, render, screen } from '@testing-library/react';
import { Subject } from 'rxjs';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { client } from '../client/client.ts';
import { provideClient } from '../client/currentClient.ts';
import { makeSystem } from '../../ui/theme/theme.ts';
import { guardRoute } from './Guard.tsx';
import { session } from './session.ts';

const user = { id: '1', name: 'Asha', email: null, phone: null, collegeId: null, role: 'STUDENT', profilePictureUrl: null } as const;

provideClient(() => client);
beforeEach(() => {
  vi.useFakeTimers();
  session.set({ token: 'token', user });
});
afterEach(async () => {
  vi.useRealTimers();
  await client.clearStore();
});

/** Opens a guarded page. The server responds to the check when `answer` is called. */
async function openGuarded({ admin = false } = {}) {
  const answers = new Subject<ApolloLink.Result>();
  client.setLink(new ApolloLink(() => answers));
  const page = { path: '/mine', element: <p>My page</p>, handle: { skeleton: () => <p>Skeleton of my page</p> } };
  const others = ['/', '/signin'].map((path) => ({ path, element: <p>Another page</p> }));
  const router = createMemoryRouter([{ HydrateFallback: () => null, children: [guardRoute({ admin }, [page]), ...others] }], {
    initialEntries: ['/mine?tab=2'],
  });
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  render(
    <ChakraProvider value={makeSystem()}>
      <RouterProvider router={router} />
    </ChakraProvider>,
  );
  await wait(0);
  const answer = async (me: { role: string } | null) => {
    await act(async () => {
      answers.next({ data: { __typename: 'Query', me: me && { __typename: 'User', id: '1', ...me } } });
      answers.complete();
    });
    await wait(0);
  };
  return { router, wait, answer };
}

it('shows the page skeleton until the session is checked, and then the page', async () => {
  const { wait, answer } = await openGuarded();
  expect(screen.getByText('Skeleton of my page')).toBeDefined();
  await wait(10_000);
  expect(screen.queryByRole('status')).toBeNull();
  await answer({ role: 'STUDENT' });
  expect(screen.getByText('My page')).toBeDefined();
  await wait(10_000);
  expect(screen.getByText('My page')).toBeDefined();
});

it.each([
  ['nobody is signed in', { admin: false }, null, '/signin', '/mine?tab=2'],
  ['a student opens a page of administrators', { admin: true }, { role: 'STUDENT' }, '/', ''],
])('starts the countdown only after the check failed: %s', async (_case, options, me, path, from) => {
  const { router, wait, answer } = await openGuarded(options);
  await wait(10_000);
  expect(router.state.location.pathname).toBe('/mine');
  await answer(me);
  expect(screen.getByRole('status').textContent).toBe('Redirecting to you in 3 sec');
  await wait(2000);
  expect(screen.getByRole('status').textContent).toBe('Redirecting to you in 1 sec');
  await wait(1000);
  expect(router.state.location).toMatchObject({ pathname: path, state: { from } });
});

it('starts the countdown at once without a session', async () => {
  session.set(null);
  const { router, wait } = await openGuarded();
  expect(screen.getByRole('status').textContent).toBe('Redirecting to you in 3 sec');
  await wait(3000);
  expect(router.state.location.pathname).toBe('/signin');
});
