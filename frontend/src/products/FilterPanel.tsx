import { Button, chakra, Stack, Text } from '@chakra-ui/react';
import { graphql, readFragment, type FragmentType } from '../gql/index.ts';
import type { Filter } from './useProductFilter.ts';

export const FilterCategoryFragment = graphql(`
  fragment FilterCategory on Category {
    id
    name
  }
`);

export const FilterRangeFragment = graphql(`
  fragment FilterRange on PriceRange {
    id
    name
    minPrice
    maxPrice
  }
`);

interface Props {
  categories: readonly FragmentType<typeof FilterCategoryFragment>[];
  ranges: readonly FragmentType<typeof FilterRangeFragment>[];
  filter: Filter;
  onChange: (change: Partial<Filter>) => void;
}

const Choice = chakra('label', {
  base: { display: 'flex', alignItems: 'center', gap: '3', minH: '11', cursor: 'pointer', px: '2', borderRadius: 'l1', _hover: { bg: 'bg.muted' } },
});
const Box = chakra('input', { base: { w: '5', h: '5', accentColor: '{colors.brand.solid}', flexShrink: 0 } });

/** Category checkboxes, price ranges, and Reset Filters, which loads the whole page anew. */
export function FilterPanel({ categories, ranges, filter, onChange }: Props) {
  const toggle = (id: string) => {
    const { categoryIds } = filter;
    onChange({ categoryIds: categoryIds.includes(id) ? categoryIds.filter((other) => other !== id) : [...categoryIds, id] });
  };
  return (
    <Stack gap="5">
      <chakra.fieldset>
        <Text as="legend" fontWeight="bold" mb="1">
          Categories
        </Text>
        {readFragment(FilterCategoryFragment, categories).map(({ id, name }) => (
          <Choice key={id}>
            <Box type="checkbox" checked={filter.categoryIds.includes(id)} onChange={() => toggle(id)} />
            {name}
          </Choice>
        ))}
      </chakra.fieldset>
      <chakra.fieldset>
        <Text as="legend" fontWeight="bold" mb="1">
          Price
        </Text>
        <Choice>
          <Box type="radio" name="price" checked={filter.rangeId === undefined} onChange={() => onChange({ rangeId: undefined })} />
          Any price
        </Choice>
        {readFragment(FilterRangeFragment, ranges).map(({ id, name }) => (
          <Choice key={id}>
            <Box type="radio" name="price" checked={filter.rangeId === id} onChange={() => onChange({ rangeId: id })} />
            {name}
          </Choice>
        ))}
      </chakra.fieldset>
      <Button variant="outline" onClick={() => location.assign('/')}>
        Reset Filters
      </Button>
    </Stack>
  );
}
