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

export const SwapsQuery = graphql(
  `
    query Swaps($after: String) {
      swapProposals(first: 6, after: $after) {
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
