import { Text } from '@chakra-ui/react';
import { NextStep } from '../../trade/handover/NextStep.tsx';
import { OfferArea } from '../../trade/offers/OfferArea.tsx';
import { BlockedState } from '../../safety/reports/BlockedState.tsx';
import { useViewer } from '../../apollo/session/useViewer.ts';
import { LoadFailure } from '../../ui/elements/LoadFailure.tsx';
import { AwayNote } from '../../talk/conversations/chat/AwayNote.tsx';
import { blockedOf } from '../../talk/conversations/chat/blockedOf.ts';
import { ChatItem } from '../../trade/orders/ChatItem.tsx';
import { ChatInput } from '../../talk/conversations/messages/ChatInput.tsx';
import { ChatSkeleton } from '../../talk/conversations/chat/ChatSkeleton.tsx';
import { ConversationItem } from '../../talk/conversations/ConversationItem.tsx';
import { MessageList } from '../../talk/conversations/messages/MessageList.tsx';
import { QuickReplies } from '../../talk/conversations/messages/QuickReplies.tsx';
import { SwapItem } from '../../trade/swaps/SwapItem.tsx';
import { useConversation } from './useConversation.ts';
import { useOutbox } from '../../talk/conversations/messages/useOutbox.ts';
import { reportMessage } from './reportMessage.tsx';

interface WritingProps {
  conversation: NonNullable<ReturnType<typeof useConversation>['conversation']>;
  viewerId: string | undefined;
  isAgreed: boolean;
  onSend: ReturnType<typeof useOutbox>['send'];
}

/** The input of a conversation, or why nothing can be written. */
function Writing({ conversation: { id, people, seller, otherSideAway, viewerCanWrite }, viewerId, isAgreed, onSend }: WritingProps) {
  if (!people.some((person) => person.id === viewerId)) return <Text color="fg.muted">Administrators can read this chat.</Text>;
  if (otherSideAway) return <AwayNote />;
  if (!viewerCanWrite)
    return (
      <Text color="fg.muted">{`This conversation is closed: the ${seller ? 'listing was taken down' : 'swap ended more than 30 days ago'}.`}</Text>
    );
  return (
    <>
      <QuickReplies side={seller?.id === viewerId ? 'seller' : 'buyer'} isAgreed={isAgreed} onSend={onSend} />
      <ChatInput draft={`conversation:${id}`} place={{ conversationId: id }} onSend={onSend} />
    </>
  );
}

/** A conversation: its product, the offer, the messages and the input. */
export function ConversationPanel({ id }: { id: string }) {
  const { conversation, failed, unknown, refetch, earlier } = useConversation(id);
  const place = { conversationId: id };
  const { pending, send, retry, discard } = useOutbox(place);
  const viewerId = useViewer()?.id;
  if (failed) return <LoadFailure message="The conversation could not be loaded." onRetry={() => void refetch()} />;
  if (unknown) return <Text p="4">There is no such conversation.</Text>;
  if (!conversation) return <ChatSkeleton />;
  const ordered = conversation.order?.status === 'CANCELLED' ? undefined : (conversation.order ?? undefined);
  const blocked = blockedOf(...conversation.people);
  return (
    <>
      {ordered ? (
        <>
          <ChatItem order={ordered} viewerId={viewerId} />
          <NextStep order={ordered} viewerId={viewerId} />
        </>
      ) : (
        <>
          <ConversationItem conversation={conversation} viewerId={viewerId} />
          <SwapItem conversation={conversation} viewerId={viewerId} />
        </>
      )}
      <OfferArea conversation={conversation} viewerId={viewerId} isBlocked={blocked !== undefined || conversation.otherSideAway} />
      <MessageList
        messages={conversation.recentMessages.nodes}
        pending={pending}
        onRetry={retry}
        onDiscard={discard}
        earlier={earlier}
        report={reportMessage}
      />
      {blocked ? (
        <BlockedState person={blocked} />
      ) : (
        <Writing conversation={conversation} viewerId={viewerId} isAgreed={ordered !== undefined || !conversation.seller} onSend={send} />
      )}
    </>
  );
}
