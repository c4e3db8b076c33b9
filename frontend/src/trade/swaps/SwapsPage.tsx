import { Button } from '@chakra-ui/react';
import { Link, type LoaderFunctionArgs } from 'react-router-dom';
import { preloadQuery } from '../../apollo/preload.ts';
import { useLoadMore } from '../../apollo/useLoadMore.ts';
import { usePageQuery } from '../../apollo/usePageQuery.ts';
import { EmptyState } from '../../ui/elements/EmptyState.tsx';
import { ListPage } from '../../ui/pages/ListPage.tsx';
import { WidePage } from '../../ui/pages/WidePage.tsx';
import { ProposalList } from './ProposalList.tsx';
import { SwapsQuery } from './swapDocuments.ts';

const loader = (_args: LoaderFunctionArgs) => preloadQuery(SwapsQuery, {}, 'cache-and-network');

/** The swaps that were found for the viewer. */
function SwapsPage() {
  const { swapProposals } = usePageQuery<typeof loader>().data;
  const { nodes, pageInfo } = swapProposals;
  const more = useLoadMore(SwapsQuery, { after: pageInfo.endCursor });
  const empty = (
    <EmptyState title="No swap was found yet">
      Say in All Products what you would take for your listings: swaps of two to four people are looked for every ten minutes.
    </EmptyState>
  );
  const action = (
    <Button asChild variant="outline">
      <Link to="/dashboard/user/products">Your listings</Link>
    </Button>
  );
  return (
    <WidePage>
      <ListPage title="Swaps" actions={action} empty={empty} isEmpty={nodes.length === 0} more={pageInfo.hasNextPage ? more : undefined}>
        <ProposalList proposals={nodes} />
      </ListPage>
    </WidePage>
  );
}

export const swapsPage = { Component: SwapsPage, loader, failure: () => 'The swaps could not be loaded.' };
