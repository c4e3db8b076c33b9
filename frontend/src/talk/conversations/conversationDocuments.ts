import { graphql } from '../../gql/index.ts';

/* What a change of a conversation updates: the inbox, the window and the offers. Spread by name. */
graphql(`
  fragment ChangedConversation on Conversation {
    id
    unreadCount
    awaitsViewer
    viewerCanWrite
    order {
      id
      status
      ...ChatItem
      ...NextStep
    }
    ...ConversationItem
    ...OfferArea
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

export const ConversationQuery = graphql(`
  query Conversation($id: ID!, $after: String) {
    conversation(id: $id) {
      id
      unreadCount
      viewerCanWrite
      otherSideAway
      productName
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
      order {
        id
        status
        ...ChatItem
        ...NextStep
      }
      ...ConversationItem
      ...OfferArea
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

export const MarkConversationReadMutation = graphql(`
  mutation MarkConversationRead($id: ID!) {
    markConversationRead(input: { conversationId: $id }) {
      conversation {
        id
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
        id
      }
    }
  }
`);
