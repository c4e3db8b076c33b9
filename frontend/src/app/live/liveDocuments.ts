import { graphql } from '../../gql/documents.ts';
import { PointsFragment } from '../../rewards/points/PointsHistory.tsx';
import { ConversationItemFragment } from '../../talk/conversations/ConversationItem.tsx';
import { ChatMessageFragment, RecentMessagesFragment } from '../../talk/conversations/chat/chatDocuments.ts';
import { DealFragment } from '../../trade/deals/dealState.ts';
import { NextStepFragment } from '../../trade/handover/NextStep.tsx';
import { OrderHandoverFragment } from '../../trade/handover/handoverFragment.ts';
import { OfferAreaFragment } from '../../trade/offers/offerDocuments.ts';
import { ChatItemFragment } from '../../trade/orders/ChatItem.tsx';
import { OrderPlacedRowFragment } from '../../trade/orders/OrderPlacedRow.tsx';
import { OrderReceivedRowFragment } from '../../trade/orders/OrderReceivedRow.tsx';
import { OrderRatingsFragment } from '../../trade/ratings/RatingPanel.tsx';
import { OrderMeetingFragment } from '../../trade/meetings/meetingDocuments.ts';

/** Fields of an order that an event updates. */
const ChangedOrderFragment = graphql(
  `
    fragment ChangedOrder on Order {
      id: databaseId
      viewerCanDelete
      buyer {
        id: databaseId
      }
      status
      createdAt
      lines {
        name
      }
      seller {
        id: databaseId
      }
      ...ChatItem
      ...NextStep
      ...RecentMessages
      ...OrderHandover
      ...OrderMeeting
      ...OrderRatings
      ...OrderPlacedRow
      ...OrderReceivedRow
    }
  `,
  ChatItemFragment,
  NextStepFragment,
  RecentMessagesFragment,
  OrderHandoverFragment,
  OrderMeetingFragment,
  OrderRatingsFragment,
  OrderPlacedRowFragment,
  OrderReceivedRowFragment,
);

export const OrderChanged = graphql(
  `
    subscription OrderChanged {
      orderChanged {
        id: databaseId
        status
        createdAt
        viewerCanDelete
        buyer {
          id: databaseId
        }
        seller {
          id: databaseId
        }
        lines {
          name
        }
        ...ChangedOrder
      }
    }
  `,
  ChangedOrderFragment,
);

/** Fields of a conversation, besides its offers, that an event updates for the list of chats and the open chat. */
const ChangedConversationFragment = graphql(
  `
    fragment ChangedConversation on Conversation {
      id: databaseId
      unreadCount
      awaitsViewer
      viewerCanWrite
      createdAt
      lastMessageAt
      order {
        id: databaseId
        status
        ...ChatItem
        ...NextStep
      }
      people {
        id: databaseId
        name
      }
      ...Deal
      ...ConversationItem
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
  ChatItemFragment,
  NextStepFragment,
  DealFragment,
  ConversationItemFragment,
  ChatMessageFragment,
);

export const ConversationChanged = graphql(
  `
    subscription ConversationChanged {
      conversationChanged {
        id: databaseId
        lastMessageAt
        openOffer {
          id: databaseId
        }
        ...ChangedConversation
        ...OfferArea
      }
    }
  `,
  ChangedConversationFragment,
  OfferAreaFragment,
);

/**
 * Queries for changes between a page's query and its subscriptions, or while the socket was down: the status of many orders, and all fields of the
 * newest orders. The page sizes differ from those of the pages, so that the cached lists of the pages are not replaced. There are several queries,
 * because one would exceed the cost limit of an operation.
 */
export const MissedPlaced = graphql(
  `
    query MissedPlaced {
      me {
        id: databaseId
        ordersPlaced(first: 2) {
          nodes {
            id: databaseId
            ...ChangedOrder
          }
        }
        placed: ordersPlaced(first: 15) {
          nodes {
            id: databaseId
            status
            unreadCount
          }
        }
      }
    }
  `,
  ChangedOrderFragment,
);

export const MissedReceived = graphql(
  `
    query MissedReceived {
      me {
        id: databaseId
        ordersReceived(first: 2) {
          nodes {
            id: databaseId
            ...ChangedOrder
          }
        }
        received: ordersReceived(first: 15) {
          nodes {
            id: databaseId
            status
            unreadCount
          }
        }
      }
    }
  `,
  ChangedOrderFragment,
);

export const MissedConversations = graphql(
  `
    query MissedConversations {
      me {
        id: databaseId
        conversations(first: 3) {
          nodes {
            id: databaseId
            ...ChangedConversation
          }
        }
      }
    }
  `,
  ChangedConversationFragment,
);

export const MissedOffers = graphql(
  `
    query MissedOffers {
      me {
        id: databaseId
        conversations(first: 3) {
          nodes {
            id: databaseId
            ...OfferArea
          }
        }
      }
    }
  `,
  OfferAreaFragment,
);

export const MissedPoints = graphql(
  `
    query MissedPoints {
      me {
        id: databaseId
        ...Points
      }
    }
  `,
  PointsFragment,
);

export const PointsChanged = graphql(
  `
    subscription PointsChanged {
      pointsChanged {
        user {
          id: databaseId
          ...Points
        }
      }
    }
  `,
  PointsFragment,
);

/** Fields of a product that an event updates. */
const ChangedProductFragment = graphql(`
  fragment ChangedProduct on Product {
    id: databaseId
    name
    description
    price
    previousPrice
    priceSchedule {
      mustGoBy
      lowestPrice
      atEnd
      nextPrice
      nextFallAt
    }
    quantity
    availability
    reservedUntil
    reservedFor {
      id: databaseId
    }
    viewerIsQueued
    rating {
      average
      count
    }
  }
`);

export const ProductChanged = graphql(
  `
    subscription ProductChanged($id: ID!) {
      productChanged(id: $id) {
        id: databaseId
        ...ChangedProduct
      }
    }
  `,
  ChangedProductFragment,
);

export const MissedProductChange = graphql(
  `
    query MissedProductChange($id: ID!) {
      product(id: $id) {
        id: databaseId
        ...ChangedProduct
      }
    }
  `,
  ChangedProductFragment,
);
