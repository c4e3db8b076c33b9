// @vitest-environment happy-dom
import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { OperationTypeNode } from 'graphql';
import { afterEach, expect, it } from 'vitest';
import { NotificationUpdates } from './NotificationUpdates.tsx';

const SWAPS = gql`
  query Swaps {
    swapProposals {
      id
      answers
    }
  }
`;

const notification = {
  __typename: 'Notification',
  id: '3',
  globalId: 'n3',
  kind: 'SWAP',
  link: '/swaps',
  text: 'Asha has accepted',
  count: 1,
  createdAt: '2026-11-26T10:00:00.000Z',
  readAt: null,
};

afterEach(cleanup);

/** Opens the page of swaps on a network whose responses and notifications the test sends. */
function openSwaps() {
  history.replaceState(null, '', '/swaps');
  const requests: ((answers: number) => void)[] = [];
  let notify = (): void => undefined;
  const link = new ApolloLink(
    ({ operationType }) =>
      new Observable((observer) => {
        if (operationType === OperationTypeNode.SUBSCRIPTION) {
          notify = () => observer.next({ data: { notificationAdded: notification } });
          return;
        }
        requests.push((answers) => {
          observer.next({ data: { swapProposals: [{ __typename: 'SwapProposal', id: '1', answers }] } });
          observer.complete();
        });
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const shown: unknown[] = [];
  client.watchQuery<{ swapProposals: { answers: number }[] }>({ query: SWAPS, fetchPolicy: 'cache-and-network' }).subscribe(({ data }) => {
    if (data) shown.push(data.swapProposals?.[0]?.answers);
  });
  render(
    <ApolloProvider client={client}>
      <NotificationUpdates viewerId="1" />
    </ApolloProvider>,
  );
  return { requests, shown, notify: () => act(() => notify()) };
}

it('refetches the list of an open page when a notification adds to it', async () => {
  const { requests, shown, notify } = openSwaps();
  requests[0]!(0);
  await waitFor(() => expect(shown).toEqual([0]));
  notify();
  await waitFor(() => expect(requests).toHaveLength(2));
  requests[1]!(1);
  await waitFor(() => expect(shown.at(-1)).toBe(1));
});

it('refetches it once more when a pending response may be older than the notification', async () => {
  const { requests, shown, notify } = openSwaps();
  notify();
  notify();
  requests[0]!(0);
  await waitFor(() => expect(requests).toHaveLength(2));
  requests[1]!(2);
  await waitFor(() => expect(shown.at(-1)).toBe(2));
  expect(requests).toHaveLength(2);
});
