import { graphql } from '../../gql/documents.ts';

/** What the handover of an order looks like to its buyer and its seller. */
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
