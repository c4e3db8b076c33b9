import { Button, chakra, Stack, Text } from '@chakra-ui/react';
import { conditions, isCondition } from '../../products/conditions.ts';
import { publicCategories, type FilterProps } from './filterChoices.ts';
import { isChosen, toggleCategory, toggleCondition } from './productFilter.ts';

const Choice = chakra('label', {
  base: { display: 'flex', alignItems: 'center', gap: '3', minH: '11', cursor: 'pointer', px: '2', borderRadius: 'l1', _hover: { bg: 'bg.muted' } },
});
const Box = chakra('input', { base: { w: '5', h: '5', accentColor: '{colors.brand.solid}', flexShrink: 0 } });

interface Props extends FilterProps {
  /** Returns how many products a choice would list, by its kind and id, such as "category 3". Omitted if unknown. */
  countOf?: (choice: string) => number;
  onReset?: () => void;
}

function Count({ children }: { children: number | undefined }) {
  if (children === undefined) return null;
  return (
    <Text as="span" ms="auto" color="fg.muted">
      {children}
    </Text>
  );
}

/** Panel with checkboxes for categories and conditions, price ranges, and Reset Filters, which reloads the home page. */
export function FilterPanel({ categories, ranges, filter, onChange, countOf, onReset = () => location.assign('/') }: Props) {
  return (
    <Stack gap="5">
      <chakra.fieldset>
        <Text as="legend" fontWeight="bold" mb="1">
          Categories
        </Text>
        {publicCategories(categories).map(({ id, name }) => (
          <Choice key={id}>
            <Box type="checkbox" checked={filter.categoryIds.includes(id)} onChange={() => onChange(toggleCategory(filter, id))} />
            {name}
            <Count>{countOf?.(`category ${id}`)}</Count>
          </Choice>
        ))}
      </chakra.fieldset>
      <chakra.fieldset>
        <Text as="legend" fontWeight="bold" mb="1">
          Price
        </Text>
        <Choice>
          <Box type="radio" name="price" checked={filter.price === undefined} onChange={() => onChange({ price: undefined })} />
          Any price
        </Choice>
        {ranges.map((range) => (
          <Choice key={range.id}>
            <Box type="radio" name="price" checked={isChosen(filter, range)} onChange={() => onChange({ price: range })} />
            {range.name}
            <Count>{countOf?.(`price ${range.id}`)}</Count>
          </Choice>
        ))}
      </chakra.fieldset>
      <chakra.fieldset>
        <Text as="legend" fontWeight="bold" mb="1">
          Condition
        </Text>
        {Object.entries(conditions).map(([value, label]) => (
          <Choice key={value}>
            <Box
              type="checkbox"
              checked={filter.conditions.some((each) => each === value)}
              onChange={() => isCondition(value) && onChange(toggleCondition(filter, value))}
            />
            {label}
            <Count>{countOf?.(`condition ${value}`)}</Count>
          </Choice>
        ))}
      </chakra.fieldset>
      <Button variant="outline" onClick={onReset}>
        Reset Filters
      </Button>
    </Stack>
  );
}
