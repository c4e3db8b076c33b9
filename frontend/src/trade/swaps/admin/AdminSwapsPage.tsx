import { Box } from '@chakra-ui/react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { preloadQuery } from '../../../apollo/preload.ts';
import { useLoadMore } from '../../../apollo/useLoadMore.ts';
import { usePageQuery } from '../../../apollo/usePageQuery.ts';
import { graphql } from '../../../gql/documents.ts';
import type { AdminSwapsQuery as Data } from '../../../gql/graphql.ts';
import { EmptyState } from '../../../ui/elements/EmptyState.tsx';
import { Facts } from '../../../ui/elements/Facts.tsx';
import { ListPage } from '../../../ui/pages/ListPage.tsx';
import { ProposalList } from '../ProposalList.tsx';
import { SwapProposalFragment } from '../swapDocuments.ts';

const AdminSwapsQuery = graphql(
  `
    query AdminSwaps($after: String) {
      swapFigures {
        openToSwap
        proposed
        open
        accepted
        declined
        expired
        broken
        handedOver
      }
      adminSwapProposals(first: 6, after: $after) {
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

const loader = (_args: LoaderFunctionArgs) => preloadQuery(AdminSwapsQuery, {}, 'cache-and-network');

const factsOf = ({ openToSwap, proposed, open, accepted, declined, expired, broken, handedOver }: Data['swapFigures']) =>
  [
    ['Listings open to swaps', String(openToSwap)],
    ['Swaps found', String(proposed)],
    ['Waiting for answers', String(open)],
    ['Accepted by all', String(accepted)],
    ['Declined', String(declined)],
    ['Ended without all answers', String(expired)],
    ['Broken by a sale or a price', String(broken)],
    ['Listings handed over in swaps', String(handedOver)],
  ] as const;

/** Page with the statistics of swaps, and all proposals. */
function AdminSwapsPage() {
  const { swapFigures, adminSwapProposals } = usePageQuery<typeof loader>().data;
  const { nodes, pageInfo } = adminSwapProposals;
  const more = useLoadMore(AdminSwapsQuery, { after: pageInfo.endCursor });
  const empty = <EmptyState title="No swap was found yet" />;
  const below = (
    <Box mb="6">
      <Facts facts={factsOf(swapFigures)} />
    </Box>
  );
  return (
    <ListPage title="Swaps" below={below} empty={empty} isEmpty={nodes.length === 0} more={pageInfo.hasNextPage ? more : undefined}>
      <ProposalList proposals={nodes} />
    </ListPage>
  );
}

export const adminSwapsPage = { Component: AdminSwapsPage, loader, failure: () => 'The swaps could not be loaded.' };
