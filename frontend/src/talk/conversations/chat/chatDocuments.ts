import { graphql } from '../../../gql/documents.ts';

/*
 * The sender is selected beside this fragment, because the list groups messages by sender. A field in both selections would count twice towards the
 * cost of each message.
 */
export const ChatMessageFragment = graphql(`
  fragment ChatMessage on Message {
    id: databaseId
    globalId: id
    text
    createdAt
    readAt
    removedAt
    photo {
      url(width: 1280)
      width
      height
    }
  }
`);

/** Newest messages of an order's chat, with their read marks. */
export const RecentMessagesFragment = graphql(
  `
    fragment RecentMessages on Order {
      id: databaseId
      unreadCount
      recentMessages(first: 5) {
        pageInfo {
          endCursor
          hasNextPage
        }
        nodes {
          id: databaseId
          sender {
            id: databaseId
            name
          }
          ...ChatMessage
        }
      }
    }
  `,
  ChatMessageFragment,
);

export const MessageAdded = graphql(
  `
    subscription MessageAdded($orderId: ID, $conversationId: ID, $after: ID) {
      messageAdded(orderId: $orderId, conversationId: $conversationId, after: $after) {
        id: databaseId
        sender {
          id: databaseId
          name
        }
        ...ChatMessage
      }
    }
  `,
  ChatMessageFragment,
);

export const SendMessageMutation = graphql(
  `
    mutation SendMessage($orderId: ID, $conversationId: ID, $text: String!, $photo: Upload, $key: String) {
      sendMessage(input: { orderId: $orderId, conversationId: $conversationId, text: $text, photo: $photo, idempotencyKey: $key }) {
        message {
          id: databaseId
          sender {
            id: databaseId
            name
          }
          ...ChatMessage
        }
      }
    }
  `,
  ChatMessageFragment,
);

export const MarkMessagesReadMutation = graphql(`
  mutation MarkMessagesRead($orderId: ID!) {
    markMessagesRead(input: { orderId: $orderId }) {
      id: databaseId
      unreadCount
    }
  }
`);

export const MarkConversationReadMutation = graphql(`
  mutation MarkConversationRead($id: ID!) {
    markConversationRead(input: { conversationId: $id }) {
      conversation {
        id: databaseId
        unreadCount
        awaitsViewer
      }
    }
  }
`);

export const StartConversationMutation = graphql(`
  mutation StartConversation($productId: ID!) {
    startConversation(input: { productId: $productId }) {
      conversation {
        id: databaseId
      }
    }
  }
`);
