import type { FragmentType } from '@apollo/client';
import { skipToken, useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useFragmentData } from '../../apollo/cache/useFragmentData.ts';
import { graphql } from '../../gql/documents.ts';
import { DealStepFragment } from './DealStep.tsx';
import { DealFragment } from './dealState.ts';
import type { TimelineEntry } from './timelineText.ts';

const DealTimelineQuery = graphql(`
  query DealTimeline($id: ID!) {
    conversation(id: $id) {
      id: databaseId
      timeline(last: 30, withMessages: false) {
        nodes {
          kind
          at
          actor {
            id: databaseId
            name
          }
          offer {
            id: databaseId
            price
            topUp
            status
          }
          orderStatus
          meeting {
            id: databaseId
            at
            status
            spot {
              id: databaseId
              name
            }
          }
        }
      }
    }
  }
`);

const NOTHING: readonly TimelineEntry[] = [];

/**
 * The last things that happened in a conversation, oldest first. Subscriptions keep the parts of its deal up to date, and each change of those is
 * something that happened, so that the list is fetched again then.
 */
export function useDealTimeline(conversation: FragmentType<typeof DealStepFragment> | null): readonly TimelineEntry[] {
  const deal = useFragmentData(DealFragment, useFragmentData(DealStepFragment, conversation));
  const { data, refetch } = useQuery(DealTimelineQuery, deal ? { variables: { id: deal.id }, fetchPolicy: 'cache-and-network' } : skipToken);
  const { openOffer, order } = deal ?? {};
  const state = JSON.stringify([openOffer, order]);
  const last = useRef(state);
  const update = useEffectEvent(() => {
    if (last.current === state) return;
    last.current = state;
    // Without a network it stays as it is, and the bar on top says the state.
    refetch().catch(() => undefined);
  });
  useEffect(() => update(), [state]);
  return data?.conversation?.timeline.nodes ?? NOTHING;
}
