import { Button, Heading } from '@chakra-ui/react';
import { Link, type LoaderFunctionArgs } from 'react-router-dom';
import { preloadQuery } from '../../apollo/preload.ts';
import { useLoadMore } from '../../apollo/useLoadMore.ts';
import { usePageQuery } from '../../apollo/usePageQuery.ts';
import type { SwapStatus } from '../../gql/graphql.ts';
import { EmptyState } from '../../ui/elements/EmptyState.tsx';
import { LoadMore } from '../../ui/buttons/LoadMore.tsx';
import { ListPage } from '../../ui/pages/ListPage.tsx';
import { WidePage } from '../../ui/pages/WidePage.tsx';
import { DirectSwapList } from './DirectSwapList.tsx';
import { ProposalList } from './ProposalList.tsx';
import { SwapsQuery } from './swapDocuments.ts';

const loader = (_args: LoaderFunctionArgs) => preloadQuery(SwapsQuery, {}, 'cache-and-network');

const yourListings = (
  <Button asChild variant="outline">
    <Link to="/dashboard/user/products">Your listings</Link>
  </Button>
);

const lookAround = (
  <Button asChild variant="outline">
    <Link to="/">Look around</Link>
  </Button>
);

const noneFound = (
  <EmptyState title="No swap was found yet" action={yourListings}>
    Say in All Products what you would take for your listings: swaps of two to four people are looked for every ten minutes.
  </EmptyState>
);

const noneAgreed = (
  <EmptyState title="No swap by an offer yet" action={lookAround}>
    Open a listing, make an offer and choose Swap: you give things of yours for it, and add money if you like.
  </EmptyState>
);

const isUnderWay = ({ status }: { status: SwapStatus }): boolean => status === 'AGREED' || status === 'PARTLY_DONE';

/** Page with the swaps that were found for the viewer, and those that the viewer agreed on through offers. */
function SwapsPage() {
  const { swapProposals, swaps } = usePageQuery<typeof loader>().data;
  const more = useLoadMore(SwapsQuery, { after: swapProposals.pageInfo.endCursor });
  const moreDirect = useLoadMore(SwapsQuery, { afterDirect: swaps.pageInfo.endCursor });
  const isEmpty = swapProposals.nodes.length === 0;
  return (
    <WidePage>
      <ListPage
        title="Swaps"
        actions={!isEmpty && yourListings}
        empty={noneFound}
        isEmpty={isEmpty}
        more={swapProposals.pageInfo.hasNextPage ? more : undefined}
      >
        <ProposalList proposals={swapProposals.nodes} />
      </ListPage>
      <Heading as="h2" fontSize="lg" mt="8" mb="4">
        Agreed by offers
      </Heading>
      {swaps.nodes.length === 0 && noneAgreed}
      <DirectSwapList title="Under way" swaps={swaps.nodes.filter(isUnderWay)} />
      <DirectSwapList title="Done" swaps={swaps.nodes.filter((swap) => !isUnderWay(swap))} />
      {swaps.pageInfo.hasNextPage && <LoadMore {...moreDirect} />}
    </WidePage>
  );
}

export const swapsPage = { Component: SwapsPage, loader, failure: () => 'The swaps could not be loaded.' };
