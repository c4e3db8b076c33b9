import type { FragmentType } from '@apollo/client';
import { useFragmentData } from '../../apollo/cache/useFragmentData.ts';
import { graphql } from '../../gql/documents.ts';
import { ChatButton } from '../../talk/conversations/chat/ChatButton.tsx';

export const OrderChatButtonFragment = graphql(`
  fragment OrderChatButton on Order {
    id: databaseId
    unreadCount
    swap {
      id: databaseId
      conversation {
        id: databaseId
        unreadCount
        seller {
          id: databaseId
        }
      }
    }
  }
`);

/** Button that opens the chat of an order, or the conversation of the whole ring if the order is part of one. */
export function OrderChatButton({ order }: { order: FragmentType<typeof OrderChatButtonFragment> }) {
  const shown = useFragmentData(OrderChatButtonFragment, order);
  if (!shown) return null;
  const talk = shown.swap?.conversation;
  if (!talk || talk.seller) return <ChatButton orderId={shown.id} unread={shown.unreadCount} />;
  return <ChatButton orderId={shown.id} conversationId={talk.id} unread={talk.unreadCount} />;
}
