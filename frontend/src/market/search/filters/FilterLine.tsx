import { Button, chakra, Flex, Text } from '@chakra-ui/react';
import { conditions } from '../../products/conditions.ts';
import { SortChip, type FilterBarProps } from './filterChips.tsx';
import { isChosen, toggleCategory, toggleCondition } from './productFilter.ts';

function RemoveChip({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <Button size="sm" minH="9" variant="subtle" borderRadius="full" onClick={onRemove} aria-label={`Remove filter ${label}`}>
      {label} ×
    </Button>
  );
}

/** Filter line of wide screens: the summary, the chosen filters and the sort order. The line is always present. */
export function FilterLine({ categories, ranges, filter, onChange, summary }: FilterBarProps) {
  const range = ranges.find((each) => isChosen(filter, each));
  const chosen = categories.filter(({ id }) => filter.categoryIds.includes(id));
  return (
    <Flex hideBelow="lg" align="center" gap="2" mb="3" minH="11" wrap="wrap">
      <Text color="fg.muted" fontSize="sm" role="status" me="2">
        {summary}
      </Text>
      {chosen.map(({ id, name }) => (
        <RemoveChip key={id} label={name} onRemove={() => onChange(toggleCategory(filter, id))} />
      ))}
      {filter.conditions.map((condition) => (
        <RemoveChip key={condition} label={conditions[condition]} onRemove={() => onChange(toggleCondition(filter, condition))} />
      ))}
      {range && <RemoveChip label={range.name} onRemove={() => onChange({ price: undefined })} />}
      <chakra.div ms="auto" data-program="">
        <SortChip filter={filter} onChange={onChange} />
      </chakra.div>
    </Flex>
  );
}
