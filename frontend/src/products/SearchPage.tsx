import { useQuery } from '@apollo/client/react';
import { Button, Container, Heading, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { firstScreen } from '../apollo/firstScreen.ts';
import { AddToCartButton } from '../cart/AddToCartButton.tsx';
import { graphql } from '../gql/index.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LoadMore } from '../ui/LoadMore.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Retry } from '../ui/Retry.tsx';
import { ProductCard } from './ProductCard.tsx';
import { ProductGrid, ProductGridSkeleton } from './ProductGrid.tsx';

const SearchQuery = graphql(`
  query Search($text: String!, $sort: ProductSort!, $after: String) {
    products(first: 8, after: $after, filter: { search: $text }, sort: $sort) {
      totalCount
      pageInfo {
        endCursor
        hasNextPage
      }
      nodes {
        id
        ...ProductCard
        ...AddToCart
      }
    }
  }
`);
firstScreen(SearchQuery);

const sorts = [
  ['RELEVANCE', 'Best match'],
  ['NEWEST', 'Newest'],
  ['PRICE_ASC', 'Cheapest'],
  ['PRICE_DESC', 'Dearest'],
] as const;

export function SearchPage() {
  const [params, setParams] = useSearchParams();
  const text = (params.get('q') ?? '').trim().slice(0, 100);
  const sort = sorts.find(([value]) => value === params.get('sort'))?.[0] ?? 'RELEVANCE';
  const [loadingMore, setLoadingMore] = useState(false);
  const { data, error, refetch, fetchMore } = useQuery(SearchQuery, { variables: { text, sort }, skip: text === '' });
  const products = data?.products;
  const more = async () => {
    setLoadingMore(true);
    await fetchMore({ variables: { after: products!.pageInfo.endCursor } }).catch((cause: unknown) => console.error(cause));
    setLoadingMore(false);
  };
  return (
    // As tall as the placeholder of a page: the footer does not jump when few things are found.
    <Container maxW="1200px" minH="100dvh" py={{ base: '4', md: '8' }}>
      <PageTitle>{`${text ? `${text} - ` : ''}Search Results - CampusCart`}</PageTitle>
      <Heading as="h1" size="2xl">
        Search Results
      </Heading>
      {text === '' ? (
        <EmptyState title="What are you looking for?">Type a word into the search box; a small typing error does not matter.</EmptyState>
      ) : error && !products ? (
        <Retry message="The search could not be done." onRetry={() => void refetch()} />
      ) : !products ? (
        <Stack mt="6">
          <ProductGridSkeleton />
        </Stack>
      ) : (
        <>
          <Text my="3" color="fg.muted" role="status">
            {products.totalCount === 0 ? 'No product found' : `Found ${products.totalCount} products`}
          </Text>
          {products.totalCount === 0 ? (
            <EmptyState title={`Nothing matches “${text}”`}>Try another word, or look through the categories on the home page.</EmptyState>
          ) : (
            <>
              <Stack direction="row" gap="2" mb="4" wrap="wrap" role="group" aria-label="Order">
                {sorts.map(([value, label]) => (
                  <Button
                    key={value}
                    size="sm"
                    borderRadius="full"
                    variant={value === sort ? 'solid' : 'outline'}
                    aria-pressed={value === sort}
                    onClick={() => setParams({ q: text, sort: value }, { replace: true })}
                  >
                    {label}
                  </Button>
                ))}
              </Stack>
              <Heading as="h2" srOnly>
                Products
              </Heading>
              <ProductGrid>
                {products.nodes.map((product, index) => (
                  <ProductCard
                    key={product.id}
                    product={product}
                    previewLength={80}
                    action="Details"
                    eager={index < 2}
                    extra={<AddToCartButton product={product} />}
                  />
                ))}
              </ProductGrid>
              {products.nodes.length < products.totalCount && <LoadMore loading={loadingMore} onClick={() => void more()} />}
            </>
          )}
        </>
      )}
    </Container>
  );
}
