import { useApolloClient } from '@apollo/client/react';
import { useEffect, useSyncExternalStore } from 'react';
import { useOnline, useSocketLive } from '../../../lib/connection.ts';
import { useViewer } from '../../../apollo/session/useViewer.ts';
import {
  addPending,
  deliver,
  notYetStored,
  pendingMessages,
  removePending,
  resetPending,
  retryUnreached,
  subscribeToOutbox,
  type PendingMessage,
  type StoredMessage,
} from './outbox.ts';
import { chatKey, type ChatPlace } from '../chat/chatPlace.ts';

interface Outbox {
  pending: PendingMessage[];
  send: (text: string) => void;
  retry: (message: PendingMessage) => void;
  discard: (message: PendingMessage) => void;
}

/** Sends the pending messages of all chats: after a reload, once the network is back, and once the socket is connected again. */
export function useOutboxDelivery(): void {
  const client = useApolloClient();
  const online = useOnline();
  const live = useSocketLive();
  useEffect(() => {
    if (online) retryUnreached(client);
  }, [client, online, live]);
}

/**
 * Returns the pending and failed messages of a chat, and functions that send, retry and discard a message. `stored` are the chat's stored messages,
 * newest first.
 */
export function useOutbox(place: ChatPlace, stored: readonly StoredMessage[] | undefined): Outbox {
  useOutboxDelivery();
  const client = useApolloClient();
  const viewerId = useViewer()?.id;
  const all = useSyncExternalStore(subscribeToOutbox, pendingMessages);
  const ofChat = all.filter((each) => chatKey(each.place) === chatKey(place) && each.senderId === viewerId);
  return {
    pending: notYetStored(ofChat, stored ?? []),
    send: (text) => {
      if (!viewerId) return;
      addPending({ place, senderId: viewerId, text, after: stored?.[0]?.id ?? '0' });
      deliver(client);
    },
    retry: ({ key }) => {
      resetPending(key);
      deliver(client);
    },
    discard: ({ key }) => removePending(key),
  };
}
