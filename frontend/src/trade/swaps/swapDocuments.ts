import { graphql } from '../../gql/documents.ts';

export const SwapProposalFragment = graphql(`
  fragment SwapProposalCard on SwapProposal {
    id: databaseId
    status
    expiresAt
    reason
    viewerCanAnswer
    swap {
      id: databaseId
      status
      conversation {
        id: databaseId
      }
    }
    acceptedBy {
      id: databaseId
    }
    declinedBy {
      id: databaseId
      name
    }
    legs {
      price
      giver {
        id: databaseId
        name
      }
      receiver {
        id: databaseId
        name
      }
      product {
        id: databaseId
        name
        photoUrl(width: 320)
      }
    }
    transfers {
      amount
      upiLink
      from {
        id: databaseId
        name
      }
      to {
        id: databaseId
        name
      }
    }
  }
`);

/** Swap that two people agreed on through an offer. */
export const DirectSwapFragment = graphql(`
  fragment DirectSwap on Swap {
    id: databaseId
    status
    createdAt
    conversation {
      id: databaseId
    }
    legs {
      topUp
      giver {
        id: databaseId
        name
      }
      receiver {
        id: databaseId
        name
      }
      product {
        id: databaseId
        name
        photoUrl(width: 160)
      }
    }
  }
`);

export const SwapsQuery = graphql(
  `
    query Swaps($after: String, $afterDirect: String) {
      swaps(first: 5, after: $afterDirect, isDirect: true) {
        pageInfo {
          endCursor
          hasNextPage
        }
        nodes {
          id: databaseId
          status
          ...DirectSwap
        }
      }
      swapProposals(first: 5, after: $after) {
        pageInfo {
          endCursor
          hasNextPage
        }
        nodes {
          id: databaseId
          ...SwapProposalCard
        }
      }
    }
  `,
  DirectSwapFragment,
  SwapProposalFragment,
);

export const AcceptSwapMutation = graphql(
  `
    mutation AcceptSwap($id: ID!) {
      acceptSwap(input: { proposalId: $id }) {
        swap {
          id: databaseId
        }
        proposal {
          id: databaseId
          ...SwapProposalCard
        }
      }
    }
  `,
  SwapProposalFragment,
);

export const DeclineSwapMutation = graphql(
  `
    mutation DeclineSwap($input: DeclineSwapInput!) {
      declineSwap(input: $input) {
        proposal {
          id: databaseId
          ...SwapProposalCard
        }
      }
    }
  `,
  SwapProposalFragment,
);
