import { useQuery } from '@apollo/client/react';
import { Badge, Box, Button, Container, Flex, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Assistant } from '../assistant/Assistant.tsx';
import { firstScreen } from '../apollo/firstScreen.ts';
import { graphql, readFragment } from '../gql/index.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LoadMore } from '../ui/LoadMore.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Panel } from '../ui/Panel.tsx';
import { Retry } from '../ui/Retry.tsx';
import { Banner } from './Banner.tsx';
import { FilterCategoryFragment, FilterPanel, FilterRangeFragment } from './FilterPanel.tsx';
import { ProductCard } from './ProductCard.tsx';
import { ProductGrid, ProductGridSkeleton } from './ProductGrid.tsx';
import { useProductFilter } from './useProductFilter.ts';

const ShelvesQuery = graphql(`
  query Shelves {
    categories {
      id
      ...FilterCategory
    }
    priceRanges {
      id
      ...FilterRange
    }
  }
`);
firstScreen(ShelvesQuery);

const HomeQuery = graphql(`
  query Home($filter: ProductFilter, $after: String) {
    products(first: 8, after: $after, filter: $filter) {
      totalCount
      pageInfo {
        endCursor
        hasNextPage
      }
      nodes {
        id
        ...ProductCard
      }
    }
  }
`);
firstScreen(HomeQuery);

export function HomePage() {
  const { filter, change } = useProductFilter();
  const [filtersOpen, setFiltersOpen] = useState(false);
  const [loadingMore, setLoadingMore] = useState(false);
  const { data: shelves } = useQuery(ShelvesQuery);
  const categories = readFragment(FilterCategoryFragment, shelves?.categories ?? []);
  const ranges = readFragment(FilterRangeFragment, shelves?.priceRanges ?? []);
  const range = ranges.find(({ id }) => id === filter.rangeId);
  const active = filter.categoryIds.length + (filter.rangeId ? 1 : 0);
  const where = active === 0 ? null : { categoryIds: filter.categoryIds, minPrice: range?.minPrice ?? null, maxPrice: range?.maxPrice ?? null };
  const { data, previousData, error, refetch, fetchMore } = useQuery(HomeQuery, {
    variables: { filter: where },
    // A price range is known only once the ranges are loaded.
    skip: filter.rangeId !== undefined && !shelves,
  });
  const products = (data ?? previousData)?.products;
  const more = async () => {
    setLoadingMore(true);
    await fetchMore({ variables: { after: products!.pageInfo.endCursor } }).catch((cause: unknown) => console.error(cause));
    setLoadingMore(false);
  };
  const panel = shelves && <FilterPanel categories={shelves.categories} ranges={shelves.priceRanges} filter={filter} onChange={change} />;

  return (
    <Container maxW="1200px" py={{ base: '4', md: '6' }}>
      <PageTitle>HomePage - Super Iconic</PageTitle>
      <Banner />
      <Flex align="center" gap="3" wrap="wrap" mt={{ base: '6', md: '8' }} mb="4">
        <Heading as="h1" fontSize={{ base: 'xl', md: '2xl' }}>
          Today&apos;s Flash Sales
        </Heading>
        <Badge bg="accent.solid" color="accent.contrast" fontWeight="bold" px="3" py="1" borderRadius="full" fontSize="sm">
          New Items added!
        </Badge>
      </Flex>
      <Button hideFrom="lg" variant="outline" width="full" mb="4" aria-expanded={filtersOpen} onClick={() => setFiltersOpen(!filtersOpen)}>
        Filters{active > 0 ? ` (${active})` : ''}
      </Button>
      {active > 0 && (
        <HStack wrap="wrap" mb="4" aria-label="Active filters">
          {categories
            .filter(({ id }) => filter.categoryIds.includes(id))
            .map(({ id, name }) => (
              <Chip key={id} label={name} onRemove={() => change({ categoryIds: filter.categoryIds.filter((other) => other !== id) })} />
            ))}
          {range && <Chip label={range.name} onRemove={() => change({ rangeId: undefined })} />}
        </HStack>
      )}
      <Flex gap="8" align="start" direction={{ base: 'column', lg: 'row' }}>
        <Box
          as="aside"
          aria-label="Filters"
          w={{ base: 'full', lg: '60' }}
          flexShrink={0}
          display={{ base: filtersOpen ? 'block' : 'none', lg: 'block' }}
        >
          <Panel minH={{ lg: '34rem' }}>{panel}</Panel>
        </Box>
        <Stack flex="1" w="full" minW="0">
          {error && !products ? (
            <Retry message="The products could not be loaded." onRetry={() => void refetch()} />
          ) : !products ? (
            <ProductGridSkeleton />
          ) : products.nodes.length === 0 ? (
            <EmptyState
              title={active > 0 ? 'Nothing fits these filters' : 'Nothing is listed yet'}
              action={active > 0 ? <Button onClick={() => change({ categoryIds: [], rangeId: undefined })}>Show everything</Button> : undefined}
            >
              {active > 0 ? 'Try another price, or fewer categories.' : 'Be the first to sell something.'}
            </EmptyState>
          ) : (
            <>
              <Text color="fg.muted" fontSize="sm" role="status">
                {products.nodes.length} of {products.totalCount} products
              </Text>
              <Heading as="h2" srOnly>
                Products
              </Heading>
              <ProductGrid>
                {products.nodes.map((product, index) => (
                  <ProductCard key={product.id} product={product} previewLength={60} action="View Product Details" eager={index < 4} />
                ))}
              </ProductGrid>
              {products.nodes.length < products.totalCount && <LoadMore loading={loadingMore} onClick={() => void more()} />}
            </>
          )}
        </Stack>
      </Flex>
      <Assistant />
    </Container>
  );
}

function Chip({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <Button size="sm" variant="subtle" borderRadius="full" onClick={onRemove} aria-label={`Remove filter ${label}`}>
      {label} ×
    </Button>
  );
}
