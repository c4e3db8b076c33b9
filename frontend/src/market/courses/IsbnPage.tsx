import { Box, Button, Heading } from '@chakra-ui/react';
import { Link, useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { useMemberPath } from '../../apollo/session/paths.ts';
import { preloadQuery } from '../../apollo/preload.ts';
import { useLoadMore } from '../../apollo/useLoadMore.ts';
import { usePageQuery } from '../../apollo/usePageQuery.ts';
import { graphql } from '../../gql/documents.ts';
import { PriceBandLine } from '../../trade/price-bands/PriceBandLine.tsx';
import { EmptyState } from '../../ui/elements/EmptyState.tsx';
import { ListPage } from '../../ui/pages/ListPage.tsx';
import { WidePage } from '../../ui/pages/WidePage.tsx';
import { ProductCard, ProductCardFragment } from '../products/ProductCard.tsx';
import { ProductGrid } from '../products/ProductGrid.tsx';

const BookQuery = graphql(
  `
    query Book($isbn: String!, $after: String) {
      products(first: 12, after: $after, filter: { isbn: $isbn }) {
        pageInfo {
          endCursor
          hasNextPage
        }
        nodes {
          id: databaseId
          ...ProductCard
        }
      }
    }
  `,
  ProductCardFragment,
);

const loader = ({ params }: LoaderFunctionArgs) => preloadQuery(BookQuery, { isbn: params.isbn! }, 'cache-and-network');

/** Page of a book: its listings and the prices of past sales. */
function IsbnPage() {
  const isbn = useParams().isbn!;
  const { nodes, pageInfo } = usePageQuery<typeof loader>().data.products;
  const more = useLoadMore(BookQuery, { isbn, after: pageInfo.endCursor });
  const post = useMemberPath(`/wanted/new?title=${encodeURIComponent(`Book with ISBN ${isbn}`)}`);
  const action = (
    <Button asChild>
      <Link {...post}>Post that you want it</Link>
    </Button>
  );
  return (
    <WidePage>
      <ListPage
        title={`ISBN ${isbn}`}
        below={
          <Box mb="4">
            <PriceBandLine of={{ isbn }} saysTooFew />
          </Box>
        }
        empty={
          <EmptyState title="Nobody sells this book at the moment" action={action}>
            Check the number, or post that you want it.
          </EmptyState>
        }
        isEmpty={nodes.length === 0}
        more={pageInfo.hasNextPage ? more : undefined}
      >
        <Heading as="h2" srOnly>
          Listings
        </Heading>
        <ProductGrid>
          {nodes.map((product, index) => (
            <ProductCard key={product.id} product={product} previewLength={80} action="Details" eager={index < 2} />
          ))}
        </ProductGrid>
      </ListPage>
    </WidePage>
  );
}

export const isbnPage = { Component: IsbnPage, loader, failure: () => 'The listings of the book could not be loaded.' };
