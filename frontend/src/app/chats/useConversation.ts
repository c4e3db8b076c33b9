import { useMutation, useQuery } from '@apollo/client/react';
import { useSocketDown } from '../../lib/connection.ts';
import { MarkConversationReadMutation } from '../../talk/conversations/chat/chatDocuments.ts';
import { CHAT_POLL_MS, useOpenChat } from '../../talk/conversations/chat/useOpenChat.ts';
import { ConversationQuery } from './chatQueries.ts';

/** Returns a conversation. Subscribes to it while it is open, and polls every second while the socket is down. */
export function useConversation(id: string) {
  const { data, error, refetch, fetchMore } = useQuery(ConversationQuery, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    // Keeps the earlier messages that were loaded when the query is fetched again after a reconnection.
    refetchWritePolicy: 'merge',
    pollInterval: useSocketDown() ? CHAT_POLL_MS : 0,
  });
  const conversation = data?.conversation;
  const [markRead] = useMutation(MarkConversationReadMutation);
  const chat = useOpenChat({
    place: { conversationId: id },
    chat: conversation,
    error,
    fetchEarlier: (after) => fetchMore({ variables: { after } }),
    markRead: () => markRead({ variables: { id } }),
  });
  return { conversation, refetch, ...chat };
}
