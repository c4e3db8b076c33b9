import type { PreloadedQueryRef } from '@apollo/client/react';
import { Badge, Box, Container, Flex, Heading, Text } from '@chakra-ui/react';
import { useSearchParams, type LoaderFunctionArgs } from 'react-router-dom';
import { firstCursor, preloadQuery } from '../../apollo/preload.ts';
import { useLoadMore } from '../../apollo/useLoadMore.ts';
import { usePagesAhead, type PagesAhead } from '../../apollo/usePagesAhead.ts';
import { usePageQuery } from '../../apollo/usePageQuery.ts';
import type { HomeQuery as HomeData } from '../../gql/graphql.ts';
import { graphql } from '../../gql/documents.ts';
import { frameMessages } from '../../lib/texts/frameMessages.ts';
import { usePendingParams } from '../../lib/useShownParams.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { LoadMore } from '../../ui/buttons/LoadMore.tsx';
import { NextPage } from '../../ui/html/NextPage.tsx';
import { PageTitle } from '../../ui/elements/PageTitle.tsx';
import { Panel } from '../../ui/elements/Panel.tsx';
import { OnWide } from '../../ui/html/OnWide.tsx';
import { LazyNeedsYouNow } from '../../app/needs/LazyNeedsYouNow.tsx';
import { Banner } from './Banner.tsx';
import { FilterBar } from '../search/filters/FilterBar.tsx';
import { ProductCard, ProductCardFragment } from '../products/ProductCard.tsx';
import { countOf, filterOf, noFilter, productFilterOf, searchOf, type Filter } from '../search/filters/productFilter.ts';
import { withBoosts } from '../products/withBoosts.ts';
import { ProductGrid, ProductGridSkeleton } from '../products/ProductGrid.tsx';

/* Loaded lazily, because the first paint does not need them. Phones show the filters in a sheet only. */
const HomeFilters = lazyComponent({
  load: async () => (await import('./HomeFilters.tsx')).HomeFilters,
  isInHtml: true,
  message: frameMessages.partFailed,
});
/* Inside a `noscript`, which browsers with JavaScript do not render. */
const PlainFilters =
  import.meta.env.SSR &&
  lazyComponent({
    load: async () => (await import('../search/filters/PlainFilters.tsx')).PlainFilters,
    isInHtml: true,
  });
const HomeEmpty = lazyComponent({
  load: async () => (await import('./HomeEmpty.tsx')).HomeEmpty,
  isInHtml: true,
  message: frameMessages.partFailed,
});
const HomeExtras = lazyComponent<object>({
  load: async () => (await import('../../app/HomeExtras.tsx')).HomeExtras,
  message: frameMessages.assistantLoadFailed,
});

const HomeQuery = graphql(
  `
    query Home(
      $categoryIds: [ID!]
      $conditions: [ProductCondition!]
      $minPrice: Float
      $maxPrice: Float
      $sort: ProductSort!
      $after: String
      $boosts: Boolean = true
    ) {
      products(
        first: 20
        after: $after
        filter: { categoryIds: $categoryIds, conditions: $conditions, minPrice: $minPrice, maxPrice: $maxPrice }
        sort: $sort
      ) {
        totalCount
        pageInfo {
          endCursor
          hasNextPage
        }
        nodes {
          id: databaseId
          ...ProductCard
        }
      }
      boostedProducts(filter: { categoryIds: $categoryIds, conditions: $conditions, minPrice: $minPrice, maxPrice: $maxPrice }, sort: $sort)
        @include(if: $boosts) {
        id: databaseId
        ...ProductCard
      }
      categories {
        id: databaseId
        name
      }
      priceRanges {
        id
        name
        minPrice
        maxPrice
      }
    }
  `,
  ProductCardFragment,
);

function loader({ request }: LoaderFunctionArgs): PreloadedQueryRef<HomeData> {
  const params = new URL(request.url).searchParams;
  const filter = filterOf(params);
  return preloadQuery(HomeQuery, { ...productFilterOf(filter), sort: filter.sort, ...firstCursor(params) });
}

interface ListProps {
  products: HomeData['products'];
  boosted: HomeData['boostedProducts'];
  filter: Filter;
  pages: PagesAhead;
  onReset: () => void;
}

/** Returns the pages of the list with a filter. */
function useHomePages(products: HomeData['products'], filter: Filter): PagesAhead {
  const list = { ...productFilterOf(filter), sort: filter.sort };
  const more = useLoadMore(HomeQuery, { ...list, after: products.pageInfo.endCursor, boosts: false });
  return usePagesAhead({ list: JSON.stringify(list), held: products.nodes.length, more });
}

function HomeList({ products, boosted, filter, pages: { shown, ...more }, onReset }: ListProps) {
  if (products.nodes.length === 0) return <HomeEmpty filtered={countOf(filter) > 0} onReset={onReset} />;
  return (
    <>
      <Heading as="h2" srOnly>
        Products
      </Heading>
      <ProductGrid>
        {withBoosts(products.nodes.slice(0, shown), boosted).map(({ node, isBoosted }, index) => (
          <ProductCard key={node.id} product={node} previewLength={60} action="View Product Details" eager={index < 4} boosted={isBoosted} />
        ))}
      </ProductGrid>
      {shown < products.totalCount && <LoadMore {...more} />}
      <NextPage cursor={products.pageInfo.hasNextPage ? products.pageInfo.endCursor : null} />
    </>
  );
}

function HomePage() {
  const { products, boostedProducts, categories, priceRanges: ranges } = usePageQuery<typeof loader>().data;
  const [params, setParams] = useSearchParams();
  const filter = filterOf(params);
  const isPending = usePendingParams() !== undefined;
  const choices = { categories, ranges };
  const pages = useHomePages(products, filter);
  const bar = { ...choices, total: products.totalCount, summary: `${pages.shown} of ${products.totalCount} products` };

  return (
    <Container maxW="1440px" py={{ base: '2.5', md: '6' }}>
      <PageTitle>HomePage - Super Iconic</PageTitle>
      <LazyNeedsYouNow />
      <Banner />
      {/* In the system's font, which is shown first, the text is slightly wider than a phone. It must stay on one line, so that the list below does not move. */}
      <Flex
        align="center"
        gap={{ base: '2', md: '3' }}
        wrap="wrap"
        mt={{ base: '2.5', md: '7' }}
        mb={{ base: '2', md: '4' }}
        css={{ '@media (min-width: 22.5em)': { flexWrap: 'nowrap', '& > *': { textWrap: 'nowrap' } } }}
      >
        <Heading as="h1" fontSize={{ base: 'lg', md: '2xl' }} lineHeight="1.2">
          Today&apos;s Flash Sales
        </Heading>
        <Badge bg="accent.solid" color="accent.contrast" fontWeight="bold" px="2.5" py="0.5" borderRadius="full" fontSize={{ base: 'xs', md: 'sm' }}>
          New Items added!
        </Badge>
      </Flex>
      <noscript>{PlainFilters && <PlainFilters {...choices} />}</noscript>
      <FilterBar {...bar} />
      <Flex gap="8" align="start">
        <Box as="aside" aria-label="Filters" data-program="" w="60" flexShrink={0} hideBelow="lg">
          <Panel minH="78rem">
            <OnWide>
              <HomeFilters {...choices} />
            </OnWide>
          </Panel>
        </Box>
        <Box flex="1" w="full" minW="0" aria-busy={isPending}>
          <OnWide>
            <FilterBar wide {...bar} />
          </OnWide>
          <HomeList
            products={products}
            boosted={boostedProducts}
            filter={filter}
            pages={pages}
            onReset={() => setParams(searchOf({ ...filter, ...noFilter }))}
          />
          <Text hideFrom="lg" color="fg.muted" fontSize="sm" textAlign="center">
            {bar.summary}
          </Text>
        </Box>
      </Flex>
      <HomeExtras />
    </Container>
  );
}

function HomeSkeleton() {
  return (
    <Container maxW="1440px" py={{ base: '2.5', md: '6' }} minH="100dvh">
      <Banner />
      <Box mt="8">
        <ProductGridSkeleton />
      </Box>
    </Container>
  );
}

export const homePage = {
  Component: HomePage,
  Skeleton: HomeSkeleton,
  loader,
  failure: () => 'The products could not be loaded.',
};
