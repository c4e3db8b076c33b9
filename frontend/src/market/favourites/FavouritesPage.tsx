import { Button, Container, Heading, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { preloadLiveQuery } from '../../apollo/preload.ts';
import { useLoadMore } from '../../apollo/useLoadMore.ts';
import { usePageQuery } from '../../apollo/usePageQuery.ts';
import { AddToCartButton, AddToCartFragment } from '../cart/AddToCartButton.tsx';
import { graphql } from '../../gql/documents.ts';
import { brand } from '../../lib/texts/college.ts';
import { ProductCard, ProductCardFragment } from '../products/ProductCard.tsx';
import { SELLER_AWAY } from '../products/own/sellerAway.ts';
import { ProductGrid, ProductGridSkeleton } from '../products/ProductGrid.tsx';
import { EmptyState } from '../../ui/elements/EmptyState.tsx';
import { LoadMore } from '../../ui/elements/LoadMore.tsx';
import { PageTitle } from '../../ui/elements/PageTitle.tsx';

const FavouritesQuery = graphql(
  `
    query Favourites($after: String) {
      me {
        id
        favourites(first: 12, after: $after) {
          pageInfo {
            endCursor
            hasNextPage
          }
          nodes {
            id
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

const loader = () => preloadLiveQuery(FavouritesQuery, {});

const action = (
  <Button asChild>
    <Link to="/">Look around</Link>
  </Button>
);

function FavouritesSkeleton() {
  return (
    <Container maxW="1440px" py={{ base: '4', md: '8' }} minH="100dvh">
      <ProductGridSkeleton />
    </Container>
  );
}

function FavouritesPage() {
  const favourites = usePageQuery<typeof loader>().data.me?.favourites;
  const more = useLoadMore(FavouritesQuery, { after: favourites?.pageInfo.endCursor });
  if (!favourites) return null;
  // One that was just removed leaves at once.
  const shown = favourites.nodes.filter(({ viewerHasFavourited }) => viewerHasFavourited);
  return (
    <Container maxW="1440px" minH="100dvh" py={{ base: '4', md: '8' }}>
      <PageTitle>{`Favourites - ${brand}`}</PageTitle>
      <Heading as="h1" fontSize={{ base: 'xl', md: '2xl' }} mb="4">
        Favourites
      </Heading>
      {shown.length === 0 && !favourites.pageInfo.hasNextPage && (
        <EmptyState title="You have no favourites yet" action={action}>
          Tap the heart on a listing to keep it here. We will tell you when it gets cheaper or only one is left.
        </EmptyState>
      )}
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
      {favourites.pageInfo.hasNextPage && <LoadMore {...more} />}
    </Container>
  );
}

export const favouritesPage = {
  Component: FavouritesPage,
  Skeleton: FavouritesSkeleton,
  loader,
  failure: () => 'Your favourites could not be loaded.',
};
