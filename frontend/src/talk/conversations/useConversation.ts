import { useMutation, useQuery } from '@apollo/client/react';
import { useFetchMore } from '../../apollo/useLoadMore.ts';
import { useSocketDown } from '../../lib/connection.ts';
import { ConversationQuery, MarkConversationReadMutation } from './conversationDocuments.ts';
import { newestId, POLL_WHILE_DOWN_MS, useMarkShown, useNewMessages } from './chat/useChat.ts';

/** A conversation: subscribed while it is open, polled every second while the socket is down. */
export function useConversation(id: string) {
  const down = useSocketDown();
  const { data, error, refetch, fetchMore } = useQuery(ConversationQuery, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    pollInterval: down ? POLL_WHILE_DOWN_MS : 0,
  });
  const conversation = data?.conversation;
  useNewMessages({ conversationId: id }, conversation ? newestId(conversation.recentMessages.nodes) : undefined);
  const [markRead] = useMutation(MarkConversationReadMutation);
  useMarkShown(conversation?.unreadCount, () => markRead({ variables: { id } }));
  const more = conversation?.recentMessages.pageInfo;
  const earlier = useFetchMore(() => fetchMore({ variables: { after: more?.endCursor } }));
  return {
    conversation,
    failed: error !== undefined && !conversation,
    unknown: data !== undefined && !conversation,
    refetch,
    earlier: more?.hasNextPage ? earlier : undefined,
  };
}
