import { graphql } from '../../gql/documents.ts';

/** Handover of an order, as its buyer and its seller see it. */
export const OrderHandoverFragment = graphql(`
  fragment OrderHandover on Order {
    id: databaseId
    status
    handoverCode
    handoverConfirmedAt
    handoverProof
    upiLink
    viewerCanConfirmHandover
    viewerCanConfirmReceived
    viewerCanDispute
    dispute {
      id: databaseId
      reason
      outcome
    }
  }
`);
