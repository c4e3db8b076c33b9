import { graphql } from '../../../gql/index.ts';

/* The list of messages groups them by sender: it is selected beside this fragment, as a field of both would count twice for each message. */
export const ChatMessageFragment = graphql(`
  fragment ChatMessage on Message {
    id
    globalId
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
        sender {
          id
          name
        }
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
        viewerHasBlocked
      }
      seller {
        id
        name
        viewerHasBlocked
      }
      status
      ...ChatItem
      ...NextStep
      conversation {
        id
        otherSideAway
        ...OfferArea
      }
      recentMessages(first: 45, after: $after) {
        pageInfo {
          endCursor
          hasNextPage
        }
        nodes {
          id
          createdAt
          readAt
          sender {
            id
            name
          }
          ...ChatMessage
        }
      }
    }
  }
`);

export const MessageAdded = graphql(`
  subscription MessageAdded($orderId: ID, $conversationId: ID, $after: ID) {
    messageAdded(orderId: $orderId, conversationId: $conversationId, after: $after) {
      id
      sender {
        id
        name
      }
      ...ChatMessage
    }
  }
`);

export const SendMessageMutation = graphql(`
  mutation SendMessage($orderId: ID, $conversationId: ID, $text: String!, $photo: Upload, $key: String) {
    sendMessage(input: { orderId: $orderId, conversationId: $conversationId, text: $text, photo: $photo, idempotencyKey: $key }) {
      message {
        id
        sender {
          id
          name
        }
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
    }
  }
`);
