import { graphql } from '../gql/index.ts';

export const ChatMessageFragment = graphql(`
  fragment ChatMessage on Message {
    id
    text
    createdAt
    readAt
    sender {
      id
      name
    }
  }
`);

/* The newest messages of a chat with their read marks. Spread by name. */
graphql(`
  fragment RecentMessages on Order {
    id
    unreadCount
    recentMessages(first: 5) {
      pageInfo {
        endCursor
        hasNextPage
      }
      nodes {
        id
        ...ChatMessage
      }
    }
  }
`);

export const ChatQuery = graphql(`
  query Chat($id: ID!, $after: String) {
    order(id: $id) {
      id
      unreadCount
      viewerCanWrite
      buyer {
        id
        name
      }
      seller {
        id
        name
      }
      ...ChatItem
      recentMessages(first: 50, after: $after) {
        pageInfo {
          endCursor
          hasNextPage
        }
        nodes {
          id
          ...ChatMessage
        }
      }
    }
  }
`);

export const MessageAdded = graphql(`
  subscription MessageAdded($orderId: ID!, $after: ID) {
    messageAdded(orderId: $orderId, after: $after) {
      id
      ...ChatMessage
    }
  }
`);

export const SendMessageMutation = graphql(`
  mutation SendMessage($orderId: ID!, $text: String!, $key: String) {
    sendMessage(input: { orderId: $orderId, text: $text, idempotencyKey: $key }) {
      message {
        id
        ...ChatMessage
      }
    }
  }
`);

export const MarkMessagesReadMutation = graphql(`
  mutation MarkMessagesRead($orderId: ID!) {
    markMessagesRead(input: { orderId: $orderId }) {
      id
      unreadCount
      buyer {
        id
        unreadFromSellers
      }
      seller {
        id
        unreadFromBuyers
      }
    }
  }
`);
