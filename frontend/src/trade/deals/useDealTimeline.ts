import type { FragmentType } from '@apollo/client';
import { skipToken, useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { refetchChanged } from '../../apollo/client/refetchChanged.ts';
import { useFragmentData } from '../../apollo/cache/useFragmentData.ts';
import { graphql } from '../../gql/documents.ts';
import { DealStepFragment } from './DealStep.tsx';
import { DealFragment } from './dealState.ts';
import { isTimelineEntry, type TimelineEntry } from './timelineText.ts';

/* Offers and meetings are selected without `id`, so that a late response does not change cached objects, which subscriptions keep up to date. */
const DealTimelineQuery = graphql(`
  query DealTimeline($id: ID!) {
    conversation(id: $id) {
      id: databaseId
      timeline(last: 30, withMessages: false) {
        nodes {
          ... on OfferEntry {
            kind
            at
            actor {
              id: databaseId
              name
            }
            offer {
              offerId: databaseId
              price
              topUp
              status
            }
          }
          ... on ReservationEntry {
            kind
            at
            actor {
              id: databaseId
              name
            }
          }
          ... on SwapEntry {
            kind
            at
            actor {
              id: databaseId
              name
            }
          }
          ... on OrderEntry {
            kind
            at
            actor {
              id: databaseId
              name
            }
            orderStatus
            order {
              orderId: databaseId
              bundle {
                bundleId: databaseId
              }
              lines {
                name
              }
            }
          }
          ... on MeetingEntry {
            kind
            at
            actor {
              id: databaseId
              name
            }
            meeting {
              at
              status
              spot {
                id: databaseId
                name
              }
            }
          }
          ... on HandoverEntry {
            kind
            at
            actor {
              id: databaseId
              name
            }
            order {
              orderId: databaseId
              bundle {
                bundleId: databaseId
              }
              lines {
                name
              }
            }
          }
          ... on RatingEntry {
            kind
            at
            actor {
              id: databaseId
              name
            }
            order {
              orderId: databaseId
              bundle {
                bundleId: databaseId
              }
              lines {
                name
              }
            }
          }
        }
      }
    }
  }
`);

const NOTHING: readonly TimelineEntry[] = [];

/**
 * Returns the latest events of a conversation, oldest first. Subscriptions keep the parts of its deal up to date. Each change of a part is an event,
 * so the list is then fetched again.
 */
export function useDealTimeline(conversation: FragmentType<typeof DealStepFragment> | null): readonly TimelineEntry[] {
  const shown = useFragmentData(DealStepFragment, conversation);
  const deal = useFragmentData(DealFragment, shown);
  // Merged, because the query selects fewer fields of an order's lines than the pages show.
  const options = { fetchPolicy: 'cache-and-network', refetchWritePolicy: 'merge' } as const;
  const { data } = useQuery(DealTimelineQuery, deal ? { variables: { id: deal.id }, ...options } : skipToken);
  const client = useApolloClient();
  const { openOffer, order, product } = deal ?? {};
  const state = JSON.stringify([openOffer, order, product?.reservedUntil, shown?.swap]);
  const last = useRef(state);
  const update = useEffectEvent(() => {
    if (last.current === state || !deal) return;
    last.current = state;
    // Without a network the list stays as it is, and the bar above it shows the state.
    void refetchChanged(client, ['DealTimeline']);
  });
  useEffect(() => update(), [state]);
  return data?.conversation?.timeline.nodes.filter(isTimelineEntry) ?? NOTHING;
}
