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

export const SwapsQuery = graphql(
  `
    query Swaps($after: String) {
      swapProposals(first: 6, after: $after) {
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
