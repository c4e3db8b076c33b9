import { skipToken, useSubscription } from '@apollo/client/react';
import { useState } from 'react';
import { addMessage } from '../../../apollo/cache/listUpdates.ts';
import { useFetchMore } from '../../../apollo/useLoadMore.ts';
import type { ChatPlace } from './chatPlace.ts';
import { MessageAdded } from './chatDocuments.ts';
import { useMarkShown } from './useMarkShown.ts';

export const CHAT_POLL_MS = 1_000;
/** Value of `after` that replays all messages. */
const NONE_YET = '0';

/** Subscribes to messages that are newer than the newest one at the time the chat was opened. */
function useNewMessages(place: ChatPlace, newest: string | undefined): void {
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

interface Chat {
  unreadCount: number;
  /** Newest first. */
  recentMessages: { nodes: readonly { id: string }[]; pageInfo: { endCursor?: string | null; hasNextPage: boolean } };
}

interface Options {
  place: ChatPlace;
  /** Result of the chat's query: undefined before the response, null if there is no such chat. */
  chat: Chat | null | undefined;
  error: unknown;
  /** Fetches the messages before a cursor. */
  fetchEarlier: (after: string | null | undefined) => Promise<unknown>;
  markRead: () => Promise<unknown>;
}

/** Returns the state of an open chat. Subscribes to its messages, marks them as read, and fetches earlier ones. */
export function useOpenChat({ place, chat, error, fetchEarlier, markRead }: Options) {
  useNewMessages(place, chat ? (chat.recentMessages.nodes[0]?.id ?? NONE_YET) : undefined);
  useMarkShown(chat?.unreadCount, markRead);
  const more = chat?.recentMessages.pageInfo;
  const earlier = useFetchMore(() => fetchEarlier(more?.endCursor));
  return { failed: Boolean(error) && !chat, unknown: chat === null, earlier: more?.hasNextPage ? earlier : undefined };
}
