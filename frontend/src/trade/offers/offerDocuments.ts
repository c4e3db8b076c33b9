import { graphql } from '../../gql/documents.ts';
import { NextStepFragment } from '../handover/NextStep.tsx';
import { ChatItemFragment } from '../orders/ChatItem.tsx';

export const OfferAreaFragment = graphql(`
  fragment OfferArea on Conversation {
    id: databaseId
    viewerCanWrite
    seller {
      id: databaseId
    }
    product {
      id: databaseId
      price
      quantity
      reservedUntil
      reservedFor {
        id: databaseId
      }
    }
    buyer {
      id: databaseId
    }
    openOffer {
      id: databaseId
      price
      topUp
      viewerCanAnswer
    }
    offers(first: 5) {
      nodes {
        id: databaseId
        price
        quantity
        topUp
        gives {
          id: databaseId
          name
          price
        }
        status
        swap {
          id: databaseId
          status
        }
        createdAt
        expiresAt
        viewerCanAnswer
        viewerCanWithdraw
        maker {
          id: databaseId
          name
        }
      }
    }
  }
`);

export const MakeOfferMutation = graphql(
  `
    mutation MakeOffer($input: MakeOfferInput!) {
      makeOffer(input: $input) {
        offer {
          id: databaseId
          conversation {
            id: databaseId
            ...OfferArea
          }
        }
      }
    }
  `,
  OfferAreaFragment,
);

export const CounterOfferMutation = graphql(
  `
    mutation CounterOffer($input: CounterOfferInput!) {
      counterOffer(input: $input) {
        offer {
          id: databaseId
          conversation {
            id: databaseId
            ...OfferArea
          }
        }
      }
    }
  `,
  OfferAreaFragment,
);

export const AcceptOfferMutation = graphql(
  `
    mutation AcceptOffer($input: AcceptOfferInput!) {
      acceptOffer(input: $input) {
        undoToken
        undoUntil
        order {
          id: databaseId
        }
        swap {
          id: databaseId
          status
        }
        offer {
          id: databaseId
          conversation {
            id: databaseId
            order {
              id: databaseId
              status
              ...ChatItem
              ...NextStep
            }
            ...OfferArea
          }
        }
      }
    }
  `,
  ChatItemFragment,
  NextStepFragment,
  OfferAreaFragment,
);

export const DeclineOfferMutation = graphql(
  `
    mutation DeclineOffer($id: ID!) {
      declineOffer(input: { offerId: $id }) {
        offer {
          id: databaseId
          conversation {
            id: databaseId
            ...OfferArea
          }
        }
      }
    }
  `,
  OfferAreaFragment,
);

export const WithdrawOfferMutation = graphql(
  `
    mutation WithdrawOffer($id: ID!) {
      withdrawOffer(input: { offerId: $id }) {
        offer {
          id: databaseId
          conversation {
            id: databaseId
            ...OfferArea
          }
        }
      }
    }
  `,
  OfferAreaFragment,
);

export const ReserveMutation = graphql(`
  mutation Reserve($id: ID!, $idempotencyKey: String!) {
    reserveProduct(input: { conversationId: $id, idempotencyKey: $idempotencyKey }) {
      undoToken
      undoUntil
      product {
        id: databaseId
        reservedUntil
        reservedFor {
          id: databaseId
          name
        }
      }
    }
  }
`);

export const EndReservationMutation = graphql(`
  mutation EndReservation($id: ID!) {
    endReservation(input: { productId: $id }) {
      product {
        id: databaseId
        reservedUntil
        reservedFor {
          id: databaseId
          name
        }
      }
    }
  }
`);
