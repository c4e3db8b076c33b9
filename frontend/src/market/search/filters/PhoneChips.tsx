import { Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { frameMessages } from '../../../lib/texts/frameMessages.ts';
import { lazyComponent } from '../../../ui/lazyComponent.tsx';
import { Chip, ChipSelect, SortChip, type FilterBarProps } from './filterChips.tsx';
import { publicCategories } from './filterChoices.ts';
import { countOf, formatBounds, parseBounds, toggleCategory } from './productFilter.ts';

const FilterSheet = lazyComponent({ load: async () => (await import('./FilterSheet.tsx')).FilterSheet, message: frameMessages.partFailed });

/** Filter chips of phones. They are always in one row, so that the content below does not move. */
export function PhoneChips(props: FilterBarProps) {
  const { categories, ranges, filter, onChange, total } = props;
  const [open, setOpen] = useState(false);
  const active = countOf(filter);
  return (
    <Flex data-program="" hideFrom="lg" gap="2" mx="-4" px="4" mb="3" overflowX="auto" scrollbar="hidden" role="group" aria-label="Filter and sort">
      <Chip type="button" data-on={active > 0} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Filters{active > 0 ? ` (${active})` : ''}
      </Chip>
      <ChipSelect
        aria-label="Price range"
        value={filter.price ? formatBounds(filter.price) : ''}
        data-on={filter.price !== undefined}
        onChange={(event) => onChange({ price: parseBounds(event.target.value) })}
      >
        <option value="">Any price</option>
        {ranges.map((range) => (
          <option key={range.id} value={formatBounds(range)}>
            {range.name}
          </option>
        ))}
      </ChipSelect>
      <SortChip filter={filter} onChange={onChange} />
      {publicCategories(categories).map(({ id, name }) => (
        <Chip
          key={id}
          type="button"
          aria-pressed={filter.categoryIds.includes(id)}
          data-on={filter.categoryIds.includes(id)}
          onClick={() => onChange(toggleCategory(filter, id))}
        >
          {name}
        </Chip>
      ))}
      {open && <FilterSheet {...props} total={total} onClose={() => setOpen(false)} />}
    </Flex>
  );
}
