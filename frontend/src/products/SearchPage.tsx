import type { PreloadedQueryRef } from '@apollo/client/react';
import { Button, Container, Heading, Stack, Text } from '@chakra-ui/react';
import { Suspense, useDeferredValue } from 'react';
import { useLoaderData, useSearchParams, type LoaderFunctionArgs } from 'react-router-dom';
import { preloadQuery } from '../apollo/preload.ts';
import { useLoadMore } from '../apollo/useLoadMore.ts';
import { usePreloadedQuery } from '../apollo/usePageQuery.ts';
import { AddToCartButton } from '../cart/AddToCartButton.tsx';
import { graphql } from '../gql/index.ts';
import { plural } from '../lib/format.ts';
import type { SearchQuery as SearchData, SearchQueryVariables as SearchVariables } from '../gql/graphql.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LoadMore } from '../ui/LoadMore.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { ProductCard } from './ProductCard.tsx';
import { ProductGrid, ProductGridSkeleton } from './ProductGrid.tsx';
import { brand } from '../lib/brand.ts';

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

const sorts = [
  ['RELEVANCE', 'Best match'],
  ['NEWEST', 'Newest'],
  ['PRICE_ASC', 'Price: low to high'],
  ['PRICE_DESC', 'Price: high to low'],
] as const;

type Results = PreloadedQueryRef<SearchData, SearchVariables>;

/** The search text of the URL. */
function searchOf(params: URLSearchParams): SearchVariables {
  const text = (params.get('q') ?? '').trim().slice(0, 100);
  const sort = sorts.find(([value]) => value === params.get('sort'))?.[0] ?? 'RELEVANCE';
  return { text, sort };
}

function loader({ request }: LoaderFunctionArgs): Results | null {
  const search = searchOf(new URL(request.url).searchParams);
  return search.text === '' ? null : preloadQuery(SearchQuery, search);
}

function Sorts({ text, sort }: SearchVariables) {
  const [, setParams] = useSearchParams();
  return (
    <Stack direction="row" gap="2" mb="4" mx="-4" px="4" overflowX="auto" scrollbar="hidden" role="group" aria-label="Order">
      {sorts.map(([value, label]) => (
        <Button
          key={value}
          size="sm"
          minH="11"
          flexShrink={0}
          borderRadius="full"
          variant={value === sort ? 'subtle' : 'outline'}
          aria-pressed={value === sort}
          onClick={() => setParams({ q: text, sort: value }, { preventScrollReset: true })}
        >
          {label}
        </Button>
      ))}
    </Stack>
  );
}

/** The search results. The previous ones stay while new ones load. */
function SearchResults({ results, text, sort }: SearchVariables & { results: Results }) {
  const shown = useDeferredValue(results);
  const { products } = usePreloadedQuery(shown).data;
  const more = useLoadMore(SearchQuery, { text, sort, after: products.pageInfo.endCursor });
  return (
    <>
      <Text my="3" color="fg.muted" role="status">
        {products.totalCount === 0 ? 'No product found' : `Found ${plural(products.totalCount, 'product')}`}
      </Text>
      {products.totalCount === 0 ? (
        <EmptyState title={`Nothing matches “${text}”`}>Try another word, or look through the categories on the home page.</EmptyState>
      ) : (
        <>
          <Sorts text={text} sort={sort} />
          <Heading as="h2" srOnly>
            Products
          </Heading>
          <ProductGrid aria-busy={shown !== results}>
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
          {products.nodes.length < products.totalCount && <LoadMore {...more} />}
        </>
      )}
    </>
  );
}

function SearchPage() {
  const results = useLoaderData<Results | null>();
  const search = searchOf(useSearchParams()[0]);
  const { text } = search;
  const skeleton = (
    <Stack mt="6">
      <ProductGridSkeleton />
    </Stack>
  );
  return (
    // As tall as the page skeleton, so that the footer does not move when there are few results.
    <Container maxW="1440px" minH="100dvh" py={{ base: '4', md: '8' }}>
      <PageTitle>{`${text ? `${text} - ` : ''}Search Results - ${brand}`}</PageTitle>
      <Heading as="h1" fontSize={{ base: 'xl', md: '2xl' }}>
        Search Results
      </Heading>
      {results ? (
        <Suspense key={text} fallback={skeleton}>
          <SearchResults {...search} results={results} />
        </Suspense>
      ) : (
        <EmptyState title="What are you looking for?">Type a word into the search box; a small typing error does not matter.</EmptyState>
      )}
    </Container>
  );
}

export const searchPage = { Component: SearchPage, loader, failure: () => 'The search could not be done.' };
