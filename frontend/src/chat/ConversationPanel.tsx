import { Text } from '@chakra-ui/react';
import { OfferArea } from '../offers/OfferArea.tsx';
import { BlockedState } from '../reports/BlockedState.tsx';
import { useViewer } from '../session/useViewer.ts';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { AwayNote } from './AwayNote.tsx';
import { blockedOf } from './blockedOf.ts';
import { ChatInput } from './ChatInput.tsx';
import { ChatSkeleton } from './ChatSkeleton.tsx';
import { ConversationItem } from './ConversationItem.tsx';
import { MessageList } from './MessageList.tsx';
import { QuickReplies } from './QuickReplies.tsx';
import { useConversation } from './useConversation.ts';
import { useOutbox } from './useOutbox.ts';

/** A conversation: its product, the offer, the messages and the input. */
export function ConversationPanel({ id }: { id: string }) {
  const { conversation, failed, unknown, refetch, earlier } = useConversation(id);
  const place = { conversationId: id };
  const { pending, send, retry, discard } = useOutbox(place);
  const viewerId = useViewer()?.id;
  if (failed) return <LoadFailure message="The conversation could not be loaded." onRetry={() => void refetch()} />;
  if (unknown) return <Text p="4">There is no such conversation.</Text>;
  if (!conversation) return <ChatSkeleton />;
  const blocked = blockedOf(conversation.buyer, conversation.seller);
  return (
    <>
      <ConversationItem conversation={conversation} viewerId={viewerId} />
      <OfferArea conversation={conversation} viewerId={viewerId} isBlocked={blocked !== undefined || conversation.otherSideAway} />
      <MessageList messages={conversation.recentMessages.nodes} pending={pending} onRetry={retry} onDiscard={discard} earlier={earlier} />
      {blocked ? (
        <BlockedState person={blocked} />
      ) : conversation.otherSideAway ? (
        <AwayNote />
      ) : conversation.viewerCanWrite ? (
        <>
          <QuickReplies side={conversation.seller.id === viewerId ? 'seller' : 'buyer'} onSend={send} />
          <ChatInput draft={`conversation:${id}`} place={place} onSend={send} />
        </>
      ) : (
        <Text color="fg.muted">This conversation is closed: the listing was taken down.</Text>
      )}
    </>
  );
}
