import { skipToken, useMutation, useQuery, useSubscription } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { addMessage } from '../../../apollo/cache/listUpdates.ts';
import { useFetchMore } from '../../../apollo/useLoadMore.ts';
import { useSocketDown } from '../../../lib/connection.ts';
import { useCounts } from '../../../session/useCounts.ts';
import type { ChatPlace } from './chatPlace.ts';
import { ChatQuery, MarkMessagesReadMutation, MessageAdded } from './chatDocuments.ts';

export const POLL_WHILE_DOWN_MS = 1_000;
/** The value of `after` that replays all messages. */
const NONE_YET = '0';

/** The id of the newest message of a list that is sorted newest first. */
export const newestId = (messages: readonly { id: string }[]): string => messages[0]?.id ?? NONE_YET;

/** Subscribes to the messages after the newest one at the time the chat was opened. */
export function useNewMessages(place: ChatPlace, newest: string | undefined): void {
  const [after, setAfter] = useState<string>();
  if (after === undefined && newest !== undefined) setAfter(newest);
  useSubscription(
    MessageAdded,
    after === undefined
      ? skipToken
      : {
          variables: { ...place, after },
          ignoreResults: true,
          onData: ({ client, data: { data } }) => data && addMessage(client.cache, place, data.messageAdded.id),
        },
  );
}

/** Marks as read what a chat shows: its messages, and notifications about it, which may be written after their message was read. */
export function useMarkShown(unread: number | undefined, mark: () => Promise<unknown>): void {
  const { notifications } = useCounts();
  const latest = useEffectEvent(mark);
  useEffect(() => {
    // It stays unread and is marked with the next message, or when the chat is opened again.
    if (unread !== undefined && unread + notifications > 0) latest().catch(() => undefined);
  }, [unread, notifications]);
}

/** The chat of an order: subscribed while it is open, polled every second while the socket is down. */
export function useChat(orderId: string) {
  const down = useSocketDown();
  const { data, error, refetch, fetchMore } = useQuery(ChatQuery, {
    variables: { id: orderId },
    fetchPolicy: 'cache-and-network',
    pollInterval: down ? POLL_WHILE_DOWN_MS : 0,
  });
  const order = data?.order;
  useNewMessages({ orderId }, order ? newestId(order.recentMessages.nodes) : undefined);
  const [markRead] = useMutation(MarkMessagesReadMutation);
  useMarkShown(order?.unreadCount, () => markRead({ variables: { orderId } }));
  const more = order?.recentMessages.pageInfo;
  const earlier = useFetchMore(() => fetchMore({ variables: { after: more?.endCursor } }));
  return {
    order,
    failed: error !== undefined && !order,
    unknown: data !== undefined && !order,
    refetch,
    earlier: more?.hasNextPage ? earlier : undefined,
  };
}
