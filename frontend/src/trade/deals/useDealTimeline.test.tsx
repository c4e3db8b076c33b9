// @vitest-environment happy-dom
import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable, type TypedDocumentNode } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { makeCache } from '../../apollo/cache/cachePolicies.ts';
import { DealStepFragment } from './DealStep.tsx';
import { useDealTimeline } from './useDealTimeline.ts';

const [buyer, seller] = [
  { __typename: 'User', id: '1', name: 'Asha' },
  { __typename: 'User', id: '2', name: 'Ravi' },
];

const offer = { __typename: 'Offer', id: '5', price: 400, topUp: null, viewerCanAnswer: true };
const conversation = {
  __typename: 'Conversation',
  id: '7',
  productName: 'Lamp',
  product: null,
  order: null,
  swap: null,
  buyer,
  seller,
  openOffer: offer,
};

/** Returns the server's response with a timeline whose offer has a status. */
const answerWith = (status: string) => ({
  data: {
    conversation: {
      __typename: 'Conversation',
      id: '7',
      timeline: {
        __typename: 'TimelineEntryConnection',
        nodes: [
          {
            __typename: 'OfferEntry',
            kind: 'OFFER_MADE',
            at: '2026-11-26T10:00:00.000Z',
            actor: buyer,
            offer: { __typename: 'Offer', offerId: '5', price: 400, topUp: null, status },
          },
        ],
      },
    },
  },
});

it('refetches when the deal changes while a response is pending, and an outdated response changes no offer', async () => {
  const answers: ((status: string) => void)[] = [];
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        answers.push((status) => {
          observer.next(answerWith(status));
          observer.complete();
        });
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const write = (data: object) => client.cache.writeFragment({ fragment: DealStepFragment, fragmentName: 'DealStep', data: data as never });
  const fragment: TypedDocumentNode<object> = gql`
    fragment Status on Offer {
      status
    }
  `;
  const status = { fragment, id: 'Offer:5' };
  write(conversation);
  const wrapper = ({ children }: { children: ReactNode }) => <ApolloProvider client={client}>{children}</ApolloProvider>;
  const { result } = renderHook(() => useDealTimeline(conversation as never), { wrapper });
  await waitFor(() => expect(answers).toHaveLength(1));

  // A subscription reports that the offer was accepted.
  act(() => {
    write({ ...conversation, openOffer: null });
    client.cache.writeFragment({ ...status, data: { __typename: 'Offer', status: 'ACCEPTED' } });
  });
  act(() => answers[0]!('OPEN'));
  await waitFor(() => expect(answers).toHaveLength(2));
  expect(client.cache.readFragment(status)).toMatchObject({ status: 'ACCEPTED' });
  act(() => answers[1]!('ACCEPTED'));
  await waitFor(() => expect(result.current).toMatchObject([{ offer: { status: 'ACCEPTED' } }]));
});

it('keeps order fields of the pages that it does not select when it is refetched', async () => {
  const orderEntry = {
    __typename: 'OrderEntry',
    kind: 'ORDERED',
    at: '2026-11-26T10:00:00.000Z',
    actor: buyer,
    orderStatus: null,
    order: { __typename: 'Order', orderId: '9', bundle: null, lines: [{ __typename: 'OrderLine', name: 'Lamp' }] },
  };
  const timeline = { __typename: 'TimelineEntryConnection', nodes: [orderEntry] };
  let answered = 0;
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        observer.next({ data: { conversation: { __typename: 'Conversation', id: '7', timeline } } });
        observer.complete();
        answered += 1;
      }),
  );
  const client = new ApolloClient({ link, cache: makeCache() });
  const fragment: TypedDocumentNode<object> = gql`
    fragment Lines on Order {
      lines {
        name
        quantity
      }
    }
  `;
  const lines = [{ __typename: 'OrderLine', name: 'Lamp', quantity: 2 }];
  client.cache.writeFragment({ fragment, id: 'Order:9', data: { __typename: 'Order', lines } });
  const write = (data: object) => client.cache.writeFragment({ fragment: DealStepFragment, fragmentName: 'DealStep', data: data as never });
  write(conversation);
  const wrapper = ({ children }: { children: ReactNode }) => <ApolloProvider client={client}>{children}</ApolloProvider>;
  renderHook(() => useDealTimeline(conversation as never), { wrapper });
  await waitFor(() => expect(answered).toBe(1));
  act(() => void write({ ...conversation, openOffer: null }));
  await waitFor(() => expect(answered).toBe(2));
  expect(client.cache.readFragment({ fragment, id: 'Order:9' })).toMatchObject({ lines });
});
