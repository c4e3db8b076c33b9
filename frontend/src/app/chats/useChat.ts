import { useMutation, useQuery } from '@apollo/client/react';
import { useSocketDown } from '../../lib/connection.ts';
import { MarkMessagesReadMutation } from '../../talk/conversations/chat/chatDocuments.ts';
import { CHAT_POLL_MS, useOpenChat } from '../../talk/conversations/chat/useOpenChat.ts';
import { ChatQuery } from './chatQueries.ts';

/** Returns the chat of an order. Subscribes to it while it is open, and polls every second while the socket is down. */
export function useChat(orderId: string) {
  const { data, error, refetch, fetchMore } = useQuery(ChatQuery, {
    variables: { id: orderId },
    fetchPolicy: 'cache-and-network',
    // Keeps the earlier messages that were loaded when the query is fetched again after a reconnection.
    refetchWritePolicy: 'merge',
    pollInterval: useSocketDown() ? CHAT_POLL_MS : 0,
  });
  const order = data?.order;
  const [markRead] = useMutation(MarkMessagesReadMutation);
  const chat = useOpenChat({
    place: { orderId },
    chat: order,
    error,
    fetchEarlier: (after) => fetchMore({ variables: { after } }),
    markRead: () => markRead({ variables: { orderId } }),
  });
  return { order, refetch, ...chat };
}
