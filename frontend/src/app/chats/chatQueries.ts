import { graphql } from '../../gql/documents.ts';
import { ConversationItemFragment } from '../../talk/conversations/ConversationItem.tsx';
import { ChatMessageFragment } from '../../talk/conversations/chat/chatDocuments.ts';
import { DealStepFragment } from '../../trade/deals/DealStep.tsx';
import { NextStepFragment } from '../../trade/handover/NextStep.tsx';
import { OfferAreaFragment } from '../../trade/offers/offerDocuments.ts';
import { SwapItemFragment } from '../../trade/swaps/SwapItem.tsx';
import { ChatItemFragment } from '../../trade/orders/ChatItem.tsx';

export const ChatQuery = graphql(
  `
    query Chat($id: ID!, $after: String) {
      order(id: $id) {
        id: databaseId
        unreadCount
        viewerCanWrite
        buyer {
          id: databaseId
          name
          viewerHasBlocked
        }
        seller {
          id: databaseId
          name
          viewerHasBlocked
        }
        status
        ...ChatItem
        ...NextStep
        conversation {
          id: databaseId
          otherSideAway
          ...DealStep
          ...OfferArea
        }
        recentMessages(first: 42, after: $after) {
          pageInfo {
            endCursor
            hasNextPage
          }
          nodes {
            id: databaseId
            text
            createdAt
            readAt
            sender {
              id: databaseId
              name
            }
            ...ChatMessage
          }
        }
      }
    }
  `,
  ChatItemFragment,
  NextStepFragment,
  DealStepFragment,
  OfferAreaFragment,
  ChatMessageFragment,
);

export const ConversationQuery = graphql(
  `
    query Conversation($id: ID!, $after: String) {
      conversation(id: $id) {
        id: databaseId
        unreadCount
        viewerCanWrite
        otherSideAway
        productName
        people {
          id: databaseId
          name
          viewerHasBlocked
        }
        seller {
          id: databaseId
        }
        order {
          id: databaseId
          status
          ...ChatItem
          ...NextStep
        }
        ...DealStep
        ...ConversationItem
        ...SwapItem
        ...OfferArea
        recentMessages(first: 30, after: $after) {
          pageInfo {
            endCursor
            hasNextPage
          }
          nodes {
            id: databaseId
            text
            createdAt
            readAt
            sender {
              id: databaseId
              name
            }
            ...ChatMessage
          }
        }
      }
    }
  `,
  ChatItemFragment,
  NextStepFragment,
  DealStepFragment,
  ConversationItemFragment,
  SwapItemFragment,
  OfferAreaFragment,
  ChatMessageFragment,
);
