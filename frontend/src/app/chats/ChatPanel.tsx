import { Text } from '@chakra-ui/react';
import { DealStep } from '../../trade/deals/DealStep.tsx';
import { PinnedDeal } from '../../trade/deals/PinnedDeal.tsx';
import { OfferActions } from '../../trade/offers/OfferActions.tsx';
import { BlockedState } from '../../safety/reports/BlockedState.tsx';
import { useViewer } from '../../apollo/session/useViewer.ts';
import { LoadFailure } from '../../ui/elements/LoadFailure.tsx';
import { AwayNote } from '../../talk/conversations/chat/AwayNote.tsx';
import { ChatInput } from '../../talk/conversations/messages/ChatInput.tsx';
import { ChatSkeleton } from '../../talk/conversations/chat/ChatSkeleton.tsx';
import { ChatItem } from '../../trade/orders/ChatItem.tsx';
import { MessageList } from '../../talk/conversations/messages/MessageList.tsx';
import { QuickReplies } from '../../talk/conversations/messages/QuickReplies.tsx';
import { useChat } from './useChat.ts';
import { useOutbox } from '../../talk/conversations/messages/useOutbox.ts';
import { reportMessage } from './reportMessage.tsx';
import { useChatEntries } from './useChatEntries.tsx';

interface WritingProps {
  order: NonNullable<ReturnType<typeof useChat>['order']>;
  isSide: boolean;
  viewerId: string | undefined;
  onSend: ReturnType<typeof useOutbox>['send'];
}

/** Message input of an order's chat, or the reason why the viewer cannot write. */
function Writing({ order, isSide, viewerId, onSend }: WritingProps) {
  if (!isSide) return <Text color="fg.muted">Administrators can read this chat.</Text>;
  if (order.conversation?.otherSideAway) return <AwayNote />;
  if (!order.viewerCanWrite) return <Text color="fg.muted">This chat is closed: the order ended more than 30 days ago.</Text>;
  return (
    <>
      <QuickReplies side={order.seller.id === viewerId ? 'seller' : 'buyer'} isAgreed={order.status !== 'CANCELLED'} onSend={onSend}>
        {order.conversation && <OfferActions conversation={order.conversation} viewerId={viewerId} />}
      </QuickReplies>
      <ChatInput draft={`chat:${order.id}`} place={{ orderId: order.id }} onSend={onSend} />
    </>
  );
}

/** Returns the events of an order for its chat. Only the buyer and the seller see them. */
function useOrderEntries(order: ReturnType<typeof useChat>['order'], viewerId: string | undefined) {
  const sides = order ? [order.buyer, order.seller] : [];
  const isSide = sides.some(({ id }) => id === viewerId);
  return { isSide, ...useChatEntries({ conversation: isSide ? order?.conversation : null, people: sides, viewerId }) };
}

/** Chat of an order: the product, the messages and the input. */
export function ChatPanel({ orderId }: { orderId: string }) {
  const { order, failed, unknown, refetch, earlier } = useChat(orderId);
  const place = { orderId };
  const { pending, send, retry, discard } = useOutbox(place, order?.recentMessages.nodes);
  const viewerId = useViewer()?.id;
  const { entries, blocked, isSide } = useOrderEntries(order, viewerId);
  if (failed) return <LoadFailure message="The chat could not be loaded." onRetry={() => void refetch()} />;
  if (unknown) return <Text p="4">There is no such order.</Text>;
  if (!order) return <ChatSkeleton />;
  return (
    <>
      <PinnedDeal>
        <ChatItem order={order} viewerId={viewerId} />
        {order.conversation && <DealStep conversation={order.conversation} order={order} viewerId={viewerId} />}
      </PinnedDeal>
      <MessageList
        messages={order.recentMessages.nodes}
        pending={pending}
        onRetry={retry}
        onDiscard={discard}
        earlier={earlier}
        report={reportMessage}
        entries={entries}
      />
      {blocked ? <BlockedState person={blocked} /> : <Writing order={order} isSide={isSide} viewerId={viewerId} onSend={send} />}
    </>
  );
}
