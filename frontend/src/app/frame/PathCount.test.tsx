// @vitest-environment happy-dom
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import type { SessionUser } from '../../apollo/session/session.ts';
import { setCounts } from '../../apollo/session/useCounts.ts';
import { makeSystem } from '../../ui/theme/theme.ts';
import { DashboardLayout } from '../DashboardLayout.tsx';
import { MeSheet } from './MeSheet.tsx';
import { UserMenu } from './UserMenu.tsx';

const viewer = { id: '1', name: 'Asha', role: 'ADMIN' } as SessionUser;
const queue = { total: 6, reports: 1, objections: 1, appeals: 1, doubtfulListings: 1, contactMessages: 2 };

afterEach(() => setCounts());

function show(path: string) {
  const client = new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache() });
  const menus = (
    <>
      <DashboardLayout />
      <MeSheet viewer={viewer} onClose={() => undefined} />
      <UserMenu viewer={viewer} />
    </>
  );
  const { container } = render(
    <ApolloProvider client={client}>
      <ChakraProvider value={makeSystem()}>
        <RouterProvider router={createMemoryRouter([{ path: '*', element: menus }], { initialEntries: [path] })} />
      </ChakraProvider>
    </ApolloProvider>,
  );
  return container;
}

/** Returns the texts of all links to a page. */
const linksTo = (path: string) => [...document.querySelectorAll(`a[href="${path}"]`)].map((link) => link.textContent.trim());

it('every menu shows the same count for a page and updates it immediately', () => {
  show('/dashboard/user');
  act(() => setCounts({ ordersReceived: 2, ordersPlaced: 3, chats: 4, notifications: 5, queue }));
  // The side menu, the sheet of phones and the account menu.
  expect(linksTo('/dashboard/user/order')).toEqual(Array(3).fill('Orders Received 2'));
  expect(linksTo('/dashboard/user/orders')).toEqual(Array(3).fill('Orders Placed 3'));
  expect(linksTo('/notifications')).toEqual(Array(2).fill('Notifications 5'));
  expect(linksTo('/dashboard/admin')).toEqual(['Dashboard 6', 'Admin 6']);
  expect(screen.getByRole('button', { name: /Asha 11 waiting/ })).toBeTruthy();
  act(() => setCounts({ ordersPlaced: 1 }));
  expect([linksTo('/dashboard/user/order'), linksTo('/dashboard/user/orders')]).toEqual([
    Array(3).fill('Orders Received'),
    Array(3).fill('Orders Placed 1'),
  ]);
});

it('the menu of administrators shows the count of pending items on each of its pages', () => {
  show('/dashboard/admin');
  act(() => setCounts({ queue }));
  expect(linksTo('/dashboard/admin/moderation')).toEqual(['Moderation 4']);
  expect(linksTo('/dashboard/admin/messages')).toEqual(['Contact Messages 2']);
});
