import { Button, Heading, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { AddToCartButton, AddToCartFragment } from '../cart/AddToCartButton.tsx';
import { graphql } from '../../gql/documents.ts';
import { ProductCard, ProductCardFragment } from '../products/ProductCard.tsx';
import { SELLER_AWAY } from '../products/own/sellerAway.ts';
import { ProductGrid, ProductGridSkeleton } from '../products/ProductGrid.tsx';
import { EmptyState } from '../../ui/elements/EmptyState.tsx';
import { growingList } from '../../apollo/growingList.ts';
import { ListPage } from '../../ui/pages/ListPage.tsx';
import { WidePage } from '../../ui/pages/WidePage.tsx';

const FavouritesQuery = graphql(
  `
    query Favourites($after: String) {
      me {
        id: databaseId
        favourites(first: 12, after: $after) {
          pageInfo {
            endCursor
            hasNextPage
          }
          nodes {
            id: databaseId
            viewerHasFavourited
            sellerAway
            ...ProductCard
            ...AddToCart
          }
        }
      }
    }
  `,
  ProductCardFragment,
  AddToCartFragment,
);

const { loader, useList } = growingList({ query: FavouritesQuery, listOf: ({ me }) => me?.favourites, isLive: true });

const action = (
  <Button asChild>
    <Link to="/">Look around</Link>
  </Button>
);

const empty = (
  <EmptyState title="You have no favourites yet" action={action}>
    Tap the heart on a listing to keep it here. We will tell you when it gets cheaper or only one is left.
  </EmptyState>
);

function FavouritesSkeleton() {
  return (
    <WidePage>
      <ProductGridSkeleton />
    </WidePage>
  );
}

function FavouritesPage() {
  const { isKnown, items, more } = useList();
  // A favourite that is removed here stays until the user leaves the page, so that a second tap adds it again instead of hitting the next listing.
  const [removedBefore] = useState(() => new Set(items.filter(({ viewerHasFavourited }) => !viewerHasFavourited).map(({ id }) => id)));
  const shown = items.filter(({ id, viewerHasFavourited }) => viewerHasFavourited || !removedBefore.has(id));
  return (
    <WidePage>
      <ListPage title="Favourites" empty={empty} isEmpty={isKnown && shown.length === 0 && !more} more={more}>
        <Heading as="h2" srOnly>
          Products
        </Heading>
        <ProductGrid>
          {shown.map((product, index) => (
            <ProductCard
              key={product.id}
              product={product}
              previewLength={80}
              action="Details"
              eager={index < 2}
              extra={product.sellerAway ? <Text fontSize="sm">{SELLER_AWAY}</Text> : <AddToCartButton product={product} />}
            />
          ))}
        </ProductGrid>
      </ListPage>
    </WidePage>
  );
}

export const favouritesPage = {
  Component: FavouritesPage,
  Skeleton: FavouritesSkeleton,
  loader,
  failure: () => 'Your favourites could not be loaded.',
};
