import { graphql } from '../../gql/documents.ts';

export const SwapProposalFragment = graphql(`
  fragment SwapProposalCard on SwapProposal {
    id
    status
    expiresAt
    reason
    viewerCanAnswer
    swap {
      id
      status
      conversation {
        id
      }
    }
    acceptedBy {
      id
    }
    declinedBy {
      id
      name
    }
    legs {
      price
      giver {
        id
        name
      }
      receiver {
        id
        name
      }
      product {
        id
        name
        photoUrl(width: 320)
      }
    }
    transfers {
      amount
      upiLink
      from {
        id
        name
      }
      to {
        id
        name
      }
    }
  }
`);

/** A swap that two people agreed on by an offer. */
export const DirectSwapFragment = graphql(`
  fragment DirectSwap on Swap {
    id
    status
    createdAt
    conversation {
      id
    }
    legs {
      topUp
      giver {
        id
        name
      }
      receiver {
        id
        name
      }
      product {
        id
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
          id
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
          id
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
          id
        }
        proposal {
          id
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
          id
          ...SwapProposalCard
        }
      }
    }
  `,
  SwapProposalFragment,
);
