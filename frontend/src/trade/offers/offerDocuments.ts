import { graphql } from '../../gql/documents.ts';
import { NextStepFragment } from '../handover/NextStep.tsx';
import { ChatItemFragment } from '../orders/ChatItem.tsx';

export const OfferAreaFragment = graphql(`
  fragment OfferArea on Conversation {
    id
    viewerCanWrite
    seller {
      id
    }
    product {
      id
      price
      quantity
      reservedUntil
      reservedFor {
        id
      }
    }
    buyer {
      id
    }
    offers(first: 5) {
      nodes {
        id
        price
        quantity
        topUp
        gives {
          id
          name
          price
        }
        status
        swap {
          id
          status
        }
        expiresAt
        viewerCanAnswer
        viewerCanWithdraw
        maker {
          id
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
          id
          conversation {
            id
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
          id
          conversation {
            id
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
          id
        }
        swap {
          id
          status
        }
        offer {
          id
          conversation {
            id
            order {
              id
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
          id
          conversation {
            id
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
          id
          conversation {
            id
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
        id
        reservedUntil
        reservedFor {
          id
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
        id
        reservedUntil
        reservedFor {
          id
          name
        }
      }
    }
  }
`);
