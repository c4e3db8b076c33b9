import type { FragmentType } from '@apollo/client';
import { Box, Button, Heading, HStack, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useFragmentData } from '../../../apollo/cache/useFragmentData.ts';
import { graphql } from '../../../gql/documents.ts';
import { preview } from '../../../lib/format/format.ts';
import { EmptyState } from '../../../ui/elements/EmptyState.tsx';
import { Panel } from '../../../ui/elements/Panel.tsx';
import { Skeleton } from '../../../ui/elements/Skeleton.tsx';
import { AvailabilityBadge } from '../AvailabilityBadge.tsx';
import { DeleteListingDialog } from './DeleteListingDialog.tsx';
import { ListedNotice } from '../page/ListedNotice.tsx';
import { listedPrice } from '../listedPrice.ts';
import { ListingActions } from '../page/ListingActions.tsx';
import { ActivePerks, ActivePerksFragment } from '../../../rewards/perks/ActivePerks.tsx';
import { ProductPhoto } from '../../photos/ProductPhoto.tsx';
import { ScheduleLine } from '../schedule/ScheduleLine.tsx';
import { HeldListing } from './HeldListing.tsx';
import { ListingActionsFragment } from './useListingChanges.ts';
import { growingList } from '../../../apollo/growingList.ts';
import { SwapTermsButton } from '../swap-terms/SwapTermsButton.tsx';
import { hasPoints } from '../../../lib/texts/points.ts';
import { ListPage } from '../../../ui/pages/ListPage.tsx';

const OwnProductFragment = graphql(
  `
    fragment OwnProduct on Product {
      id: databaseId
      name
      description
      price
      previousPrice
      availability
      openToSwap
      priceSchedule {
        mustGoBy
        lowestPrice
        atEnd
        nextPrice
        nextFallAt
      }
      photoUrl(width: 640)
      photoColor
      ...ListingActions
      ...ActivePerks
    }
  `,
  ListingActionsFragment,
  ActivePerksFragment,
);

const OwnProductsQuery = graphql(
  `
    query OwnProducts($after: String) {
      me {
        id: databaseId
        products(first: 12, after: $after) {
          pageInfo {
            endCursor
            hasNextPage
          }
          nodes {
            id: databaseId
            ...OwnProduct
          }
        }
      }
    }
  `,
  OwnProductFragment,
);

function OwnProductCard({
  product,
  onDelete,
}: {
  product: FragmentType<typeof OwnProductFragment>;
  onDelete: (chosen: { id: string; name: string }) => void;
}) {
  const item = useFragmentData(OwnProductFragment, product);
  if (!item) return null;
  const { id, name, description, price, previousPrice, priceSchedule, availability, photoUrl, photoColor } = item;
  return (
    <Panel as="article" p="0" overflow="hidden" display="flex" flexDirection="column">
      <Box position="relative">
        <ProductPhoto url={photoUrl} tint={photoColor} name={name} />
        <AvailabilityBadge availability={availability} position="absolute" top="2" left="2" />
      </Box>
      <Stack p="4" flex="1">
        <Heading as="h2" fontSize="lg" lineClamp={2}>
          <Link to={`/product/${id}`}>{name}</Link>
        </Heading>
        <Text color="fg.muted" fontSize="sm" flex="1" overflowWrap="anywhere">
          {preview(description, 80)}
        </Text>
        <Text fontFamily="heading" fontWeight="bold" fontVariantNumeric="tabular-nums">
          {listedPrice(price)}
          {previousPrice != null && ` (was ${listedPrice(previousPrice)})`}
        </Text>
        {priceSchedule && <ScheduleLine price={price} schedule={priceSchedule} />}
        {availability === 'IN_REVIEW' ? (
          <HeldListing id={id} />
        ) : (
          <>
            <ListingActions product={item} />
            <ActivePerks product={item} />
            <SwapTermsButton product={item} />
          </>
        )}
        <HStack>
          <Button asChild flex="1">
            <Link to={`/dashboard/user/update-product/${id}`} aria-label={`Update ${name}`}>
              Update
            </Link>
          </Button>
          <Button flex="1" variant="outline" onClick={() => onDelete({ id, name })} aria-label={`Delete ${name}`}>
            Delete
          </Button>
        </HStack>
      </Stack>
    </Panel>
  );
}

const { loader, useList } = growingList({ query: OwnProductsQuery, listOf: ({ me }) => me?.products, isLive: true });

const OwnProductsSkeleton = () => <Skeleton height="50vh" borderRadius="l3" />;

const create = (
  <Button asChild>
    <Link to="/dashboard/user/create-product">Create Product</Link>
  </Button>
);

const empty = (
  <EmptyState title="You have not listed anything yet">
    {hasPoints ? 'The first listing earns you 20 points.' : 'Your listings appear here.'}
  </EmptyState>
);

function OwnProductsPage() {
  const { items, isEmpty, more } = useList();
  const [chosen, setChosen] = useState<{ id: string; name: string } | null>(null);
  return (
    <>
      <ListedNotice />
      <ListPage title="All Products" actions={create} empty={empty} isEmpty={isEmpty} more={more}>
        <SimpleGrid columns={{ base: 1, sm: 2, xl: 3 }} gap="5">
          {items.map((product) => (
            <OwnProductCard key={product.id} product={product} onDelete={setChosen} />
          ))}
        </SimpleGrid>
      </ListPage>
      {chosen && <DeleteListingDialog product={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

export const ownProductsPage = {
  Component: OwnProductsPage,
  Skeleton: OwnProductsSkeleton,
  loader,
  failure: () => 'Your products could not be loaded.',
};
