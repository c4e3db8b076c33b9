import { useQuery } from '@apollo/client/react';
import { Button, chakra, Stack, Text } from '@chakra-ui/react';
import { graphql } from '../../gql/documents.ts';
import { plural } from '../../lib/format/format.ts';
import { BottomSheet } from '../../ui/dialogs/BottomSheet.tsx';
import { FilterPanel } from './filters/FilterPanel.tsx';
import { variablesOf, withoutFilters, type SearchState } from './searchState.ts';

const SearchFacetsQuery = graphql(`
  query SearchFacets(
    $text: String!
    $sort: ProductSort!
    $categoryIds: [ID!]
    $conditions: [ProductCondition!]
    $minPrice: Float
    $maxPrice: Float
    $inStock: Boolean
    $openToSwap: Boolean
    $ignored: [InterpretedFilterKind!]
  ) {
    products(
      first: 1
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
      facets {
        available
        categories {
          categoryId
          count
        }
        prices {
          priceRangeId
          count
        }
        conditions {
          condition
          count
        }
      }
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
`);

interface Props {
  state: SearchState;
  onChange: (change: Partial<SearchState>) => void;
  onClose: () => void;
}

/** Sheet with the filters of a search and the number of products for each choice. The list behind it is updated at once. */
export function SearchFilters({ state, onChange, onClose }: Props) {
  const { data, previousData } = useQuery(SearchFacetsQuery, { variables: variablesOf(state) });
  const shown = data ?? previousData;
  if (!shown) return null;
  const { products, categories, priceRanges } = shown;
  const { facets } = products;
  const counts = new Map<string, number>([
    ...(facets?.categories ?? []).map(({ categoryId, count }) => [`category ${categoryId}`, count] as const),
    ...(facets?.prices ?? []).map(({ priceRangeId, count }) => [`price ${priceRangeId}`, count] as const),
    ...(facets?.conditions ?? []).map(({ condition, count }) => [`condition ${condition}`, count] as const),
  ]);
  const show = (
    <Button size="lg" width="full" onClick={onClose}>
      {`Show ${plural(products.totalCount, 'product')}`}
    </Button>
  );
  return (
    <BottomSheet title="Filters" onClose={onClose} footer={show}>
      <Stack gap="5">
        <chakra.label display="flex" alignItems="center" gap="3" minH="11" px="2" cursor="pointer">
          <chakra.input type="checkbox" w="5" h="5" checked={state.available} onChange={() => onChange({ available: !state.available })} />
          In stock
          <Text as="span" ms="auto" color="fg.muted">
            {facets?.available}
          </Text>
        </chakra.label>
        <chakra.label display="flex" alignItems="center" gap="3" minH="11" px="2" cursor="pointer">
          <chakra.input type="checkbox" w="5" h="5" checked={state.swap} onChange={() => onChange({ swap: !state.swap })} />
          Open to swaps
        </chakra.label>
        <FilterPanel
          categories={categories}
          ranges={priceRanges}
          filter={state.filter}
          onChange={(change) => onChange({ filter: { ...state.filter, ...change } })}
          countOf={(choice) => counts.get(choice) ?? 0}
          onReset={() => onChange(withoutFilters(state))}
        />
      </Stack>
    </BottomSheet>
  );
}
