// @vitest-environment happy-dom
import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable, type TypedDocumentNode } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
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

/** What the server says of a timeline whose offer has a status. */
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

it('asks again when the deal changes while an answer is on its way, and an old answer changes no offer', async () => {
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

  // A subscription says that it was accepted.
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
