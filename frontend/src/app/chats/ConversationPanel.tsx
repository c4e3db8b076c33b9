import { Text } from '@chakra-ui/react';
import { DealStep } from '../../trade/deals/DealStep.tsx';
import { PinnedDeal } from '../../trade/deals/PinnedDeal.tsx';
import { OfferActions } from '../../trade/offers/OfferActions.tsx';
import { BlockedState } from '../../safety/reports/BlockedState.tsx';
import { useViewer } from '../../apollo/session/useViewer.ts';
import { LoadFailure } from '../../ui/elements/LoadFailure.tsx';
import { AwayNote } from '../../talk/conversations/chat/AwayNote.tsx';
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
import { useChatEntries } from './useChatEntries.tsx';

type Shown = NonNullable<ReturnType<typeof useConversation>['conversation']>;

interface WritingProps {
  conversation: Shown;
  viewerId: string | undefined;
  isAgreed: boolean;
  onSend: ReturnType<typeof useOutbox>['send'];
}

/** Message input of a conversation, or the reason why the viewer cannot write. */
function Writing({ conversation, viewerId, isAgreed, onSend }: WritingProps) {
  const { id, people, seller, otherSideAway, viewerCanWrite } = conversation;
  if (!people.some((person) => person.id === viewerId)) return <Text color="fg.muted">Administrators can read this chat.</Text>;
  if (otherSideAway) return <AwayNote />;
  if (!viewerCanWrite)
    return (
      <Text color="fg.muted">{`This conversation is closed: the ${seller ? 'listing was taken down' : 'swap ended more than 30 days ago'}.`}</Text>
    );
  return (
    <>
      <QuickReplies side={seller?.id === viewerId ? 'seller' : 'buyer'} isAgreed={isAgreed} onSend={onSend}>
        <OfferActions conversation={conversation} viewerId={viewerId} />
      </QuickReplies>
      <ChatInput draft={`conversation:${id}`} place={{ conversationId: id }} onSend={onSend} />
    </>
  );
}

interface SubjectProps {
  conversation: Shown;
  /** Newest order of the conversation, unless it is cancelled. */
  ordered: Shown['order'] | undefined;
  viewerId: string | undefined;
}

/** Subject at the top of a conversation: the swap, or the product or order with the state of the deal. */
function Subject({ conversation, ordered, viewerId }: SubjectProps) {
  if (!conversation.seller)
    return (
      <PinnedDeal>
        <SwapItem conversation={conversation} viewerId={viewerId} />
      </PinnedDeal>
    );
  return (
    <PinnedDeal>
      {ordered ? <ChatItem order={ordered} viewerId={viewerId} /> : <ConversationItem conversation={conversation} viewerId={viewerId} />}
      <DealStep conversation={conversation} order={conversation.order ?? undefined} viewerId={viewerId} />
    </PinnedDeal>
  );
}

/** Conversation: its subject, the messages, the offer and the input. */
export function ConversationPanel({ id }: { id: string }) {
  const { conversation, failed, unknown, refetch, earlier } = useConversation(id);
  const place = { conversationId: id };
  const { pending, send, retry, discard } = useOutbox(place, conversation?.recentMessages.nodes);
  const viewerId = useViewer()?.id;
  const { entries, blocked } = useChatEntries({ conversation, people: conversation?.people, viewerId });
  if (failed) return <LoadFailure message="The conversation could not be loaded." onRetry={() => void refetch()} />;
  if (unknown) return <Text p="4">There is no such conversation.</Text>;
  if (!conversation) return <ChatSkeleton />;
  const ordered = conversation.order?.status === 'CANCELLED' ? undefined : (conversation.order ?? undefined);
  return (
    <>
      <Subject conversation={conversation} ordered={ordered} viewerId={viewerId} />
      <MessageList
        messages={conversation.recentMessages.nodes}
        pending={pending}
        onRetry={retry}
        onDiscard={discard}
        earlier={earlier}
        report={reportMessage}
        entries={entries}
      />
      {blocked ? (
        <BlockedState person={blocked} />
      ) : (
        <Writing conversation={conversation} viewerId={viewerId} isAgreed={ordered !== undefined || !conversation.seller} onSend={send} />
      )}
    </>
  );
}
