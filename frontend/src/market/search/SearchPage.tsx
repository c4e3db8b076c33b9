import type { PreloadedQueryRef } from '@apollo/client/react';
import { Button, chakra, Container, Heading, Stack, Text } from '@chakra-ui/react';
import { useRef } from 'react';
import { Link, useLoaderData, useSearchParams, type LoaderFunctionArgs } from 'react-router-dom';
import { firstCursor, preloadQuery } from '../../apollo/preload.ts';
import { useLoadMore } from '../../apollo/useLoadMore.ts';
import { usePagesAhead } from '../../apollo/usePagesAhead.ts';
import { usePreloadedQuery } from '../../apollo/usePageQuery.ts';
import { AddToCartFragment } from '../cart/AddToCartButton.tsx';
import { graphql } from '../../gql/documents.ts';
import { plural } from '../../lib/format/format.ts';
import { usePendingParams } from '../../lib/useShownParams.ts';
import type { SearchQuery as SearchData, SearchQueryVariables as SearchVariables } from '../../gql/graphql.ts';
import { LazySaveSearchButton } from '../saved-searches/LazySaveSearchButton.tsx';
import { HtmlBoundary } from '../../ui/html/HtmlBoundary.tsx';
import { EmptyState } from '../../ui/elements/EmptyState.tsx';
import { LoadMore } from '../../ui/buttons/LoadMore.tsx';
import { NextPage } from '../../ui/html/NextPage.tsx';
import { PageTitle } from '../../ui/elements/PageTitle.tsx';
import { LazyNearestProducts } from '../products/LazyNearestProducts.tsx';
import { ProductCardFragment } from '../products/ProductCard.tsx';
import { ProductGridSkeleton } from '../products/ProductGrid.tsx';
import { FoundProducts } from './FoundProducts.tsx';
import { SearchBar } from './SearchBar.tsx';
import { preloadStart, SearchStart, type Start } from './SearchStart.tsx';
import { filterCount, productFilterOf, stateOf, variablesOf, withoutFilters, type SearchState } from './searchState.ts';
import { useHighlight } from './useHighlight.ts';
import { useSearchState } from './useSearchState.ts';
import { brand } from '../../lib/texts/college.ts';

const SearchQuery = graphql(
  `
    query Search(
      $text: String!
      $sort: ProductSort!
      $after: String
      $categoryIds: [ID!]
      $conditions: [ProductCondition!]
      $minPrice: Float
      $maxPrice: Float
      $inStock: Boolean
      $openToSwap: Boolean
      $ignored: [InterpretedFilterKind!]
    ) {
      products(
        first: 10
        after: $after
        sort: $sort
        filter: {
          search: $text
          categoryIds: $categoryIds
          conditions: $conditions
          minPrice: $minPrice
          maxPrice: $maxPrice
          inStock: $inStock
          openToSwap: $openToSwap
          ignoreInterpreted: $ignored
        }
      ) {
        totalCount
        exactCount
        correctedSearch
        interpretedFilters {
          kind
          minPrice
          maxPrice
          categoryName
          courseCode
          isbn
        }
        pageInfo {
          endCursor
          hasNextPage
        }
        nodes {
          id: databaseId
          ...ProductCard
          ...AddToCart
        }
      }
      boostedProducts(
        sort: $sort
        filter: {
          search: $text
          categoryIds: $categoryIds
          conditions: $conditions
          minPrice: $minPrice
          maxPrice: $maxPrice
          inStock: $inStock
          openToSwap: $openToSwap
          ignoreInterpreted: $ignored
        }
      ) {
        id: databaseId
        ...ProductCard
        ...AddToCart
      }
    }
  `,
  ProductCardFragment,
  AddToCartFragment,
);

/**
 * Query of later pages, which selects only the fields that change from page to page. This allows twice as many products within the cost limit of an
 * operation.
 */
const NextResultsQuery = graphql(
  `
    query NextResults(
      $text: String!
      $sort: ProductSort!
      $after: String
      $categoryIds: [ID!]
      $conditions: [ProductCondition!]
      $minPrice: Float
      $maxPrice: Float
      $inStock: Boolean
      $openToSwap: Boolean
      $ignored: [InterpretedFilterKind!]
    ) {
      products(
        first: 20
        after: $after
        sort: $sort
        filter: {
          search: $text
          categoryIds: $categoryIds
          conditions: $conditions
          minPrice: $minPrice
          maxPrice: $maxPrice
          inStock: $inStock
          openToSwap: $openToSwap
          ignoreInterpreted: $ignored
        }
      ) {
        pageInfo {
          endCursor
          hasNextPage
        }
        nodes {
          id: databaseId
          ...ProductCard
          ...AddToCart
        }
      }
    }
  `,
  ProductCardFragment,
  AddToCartFragment,
);

type Results = PreloadedQueryRef<SearchData, SearchVariables>;

function loader({ request }: LoaderFunctionArgs): Results | Start {
  const params = new URL(request.url).searchParams;
  const state = stateOf(params);
  return state.text === '' ? preloadStart() : preloadQuery(SearchQuery, { ...variablesOf(state), ...firstCursor(params) });
}

/**
 * Button that saves the search. Hidden for searches for swaps, because saved searches match listings by what they are and not by their swap terms.
 */
function SaveButton({ state }: { state: SearchState }) {
  return state.swap ? null : <LazySaveSearchButton text={state.text} filter={productFilterOf(state)} />;
}

/** Help for a search without results: fewer filters, the nearest products, and notifications about new matches. */
function NothingFound({ state }: { state: SearchState }) {
  const { change } = useSearchState();
  const isFiltered = filterCount(state) > 0;
  return (
    <EmptyState
      title={`Nothing matches “${state.text}”`}
      action={
        <Stack gap="3" align="center">
          {isFiltered ? (
            <Button onClick={() => change(withoutFilters(state))}>Search without filters</Button>
          ) : (
            <Button asChild>
              <Link to="/">See everything</Link>
            </Button>
          )}
          <Button asChild variant="outline">
            <Link to={`/wanted/new?title=${encodeURIComponent(state.text)}`}>Post what you want</Link>
          </Button>
          <SaveButton state={state} />
        </Stack>
      }
    >
      {isFiltered
        ? 'There may be something without the filters.'
        : 'Try another word or fewer words, or look through the categories on the home page.'}
    </EmptyState>
  );
}

const marked = { '& ::highlight(search)': { backgroundColor: 'brand.subtle', color: 'brand.fg' } };

interface ResultsProps {
  results: Results;
  /** Search of these results. */
  state: SearchState;
}

/** Search results. After a change of the filter or the order they stay while the new ones load. */
function SearchResults({ results, state }: ResultsProps) {
  const isPending = usePendingParams() !== undefined;
  const { products, boostedProducts } = usePreloadedQuery(results).data;
  const { nodes } = products;
  const next = useLoadMore(NextResultsQuery, { ...variablesOf(state), after: products.pageInfo.endCursor });
  const { shown, ...more } = usePagesAhead({ list: JSON.stringify(variablesOf(state)), held: nodes.length, more: next });
  const list = useRef<HTMLDivElement>(null);
  useHighlight(list, `${state.text} ${products.correctedSearch ?? ''}`);
  const exactCount = products.exactCount ?? products.totalCount;
  return (
    <>
      <Text my="3" color="fg.muted" role="status">
        {exactCount === 0 ? 'No product found' : `Found ${plural(exactCount, 'product')}`}
      </Text>
      {products.correctedSearch && exactCount > 0 && (
        <Text mb="3">
          Showing results for <chakra.span fontWeight="bold">{products.correctedSearch}</chakra.span>
        </Text>
      )}
      <SearchBar interpreted={products.interpretedFilters ?? []} />
      {products.totalCount === 0 ? (
        <>
          <NothingFound state={state} />
          <LazyNearestProducts text={state.text} categoryIds={state.filter.categoryIds} />
        </>
      ) : (
        <chakra.div ref={list} css={marked}>
          <chakra.div mb="3" minH="11">
            <SaveButton state={state} />
          </chakra.div>
          <FoundProducts text={state.text} products={nodes.slice(0, shown)} boosted={boostedProducts} exactCount={exactCount} isPending={isPending} />
          {shown < products.totalCount && <LoadMore {...more} />}
          <Text color="fg.muted" fontSize="sm" textAlign="center" mt="4">
            {`${shown} of ${plural(products.totalCount, 'product')}`}
          </Text>
          <NextPage cursor={products.pageInfo.hasNextPage ? products.pageInfo.endCursor : null} />
        </chakra.div>
      )}
    </>
  );
}

function SearchPage() {
  const loaded = useLoaderData<Results | Start>();
  const state = stateOf(useSearchParams()[0]);
  const { text } = state;
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
        {text ? 'Search Results' : 'What are you looking for?'}
      </Heading>
      {text ? (
        <HtmlBoundary key={text} fallback={skeleton}>
          <SearchResults state={state} results={loaded as Results} />
        </HtmlBoundary>
      ) : (
        <>
          <Text mt="1" color="fg.muted">
            Type a word into the search box; a small typing error does not matter.
          </Text>
          <HtmlBoundary fallback={skeleton}>
            <SearchStart start={loaded as Start} />
          </HtmlBoundary>
        </>
      )}
    </Container>
  );
}

export const searchPage = { Component: SearchPage, loader, failure: () => 'The search could not be done.' };
