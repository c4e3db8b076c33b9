import { Box, chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { frameMessages } from '../lib/frameMessages.ts';
import { lazyComponent } from '../ui/lazyComponent.tsx';
import { publicCategories, type FilterChoices, type FilterProps } from './filterChoices.ts';
import { countOf, formatBounds, homeSorts, parseBounds, toggleCategory, type Filter } from './productFilter.ts';
import { useProductFilter } from './useProductFilter.ts';

const FilterSheet = lazyComponent({ load: async () => (await import('./FilterSheet.tsx')).FilterSheet, message: frameMessages.partFailed });

/* Phones do not show it. Its place is as high as it, so that nothing moves. */
const FilterLine = lazyComponent({
  load: async () => (await import('./FilterLine.tsx')).FilterLine,
  fallback: () => <Box hideBelow="lg" mb="3" minH="11" />,
  message: frameMessages.partFailed,
});

const chip = {
  flexShrink: 0,
  minH: '11',
  px: '4',
  borderRadius: 'full',
  borderWidth: '1px',
  borderColor: 'border',
  bg: 'bg.panel',
  color: 'fg',
  fontSize: 'sm',
  fontWeight: 'semibold',
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  '&[data-on="true"]': { backgroundColor: 'brand.subtle', color: 'brand.fg', borderColor: 'brand.border' },
} as const;
/** An arrow in a grey with enough contrast in both colour modes. */
const ARROW = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 12 12'%3E%3Cpath fill='%23847d92' d='M1 3h10L6 9z'/%3E%3C/svg%3E")`;
const Chip = chakra('button', { base: chip });
/** A chip that opens the browser's select. */
const ChipSelect = chakra('select', {
  base: { ...chip, appearance: 'none', fieldSizing: 'content', pe: '8', background: `${ARROW} right 12px center / 12px no-repeat {colors.bg.panel}` },
});

interface BarProps extends FilterChoices {
  /** A summary of the list. */
  summary: string;
  /** Number of matching products; undefined while it is unknown. */
  total: number | undefined;
}

export type FilterBarProps = BarProps & FilterProps;

export function SortChip({ filter, onChange }: Pick<FilterBarProps, 'filter' | 'onChange'>) {
  return (
    <ChipSelect
      aria-label="Sort by"
      value={filter.sort}
      data-on={filter.sort !== homeSorts[0][0]}
      onChange={(event) => onChange({ sort: event.target.value as Filter['sort'] })}
    >
      {homeSorts.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </ChipSelect>
  );
}

/** On phones: always one row of chips, so that the content below does not move. */
function PhoneChips(props: FilterBarProps) {
  const { categories, ranges, filter, onChange, total } = props;
  const [open, setOpen] = useState(false);
  const active = countOf(filter);
  return (
    <Flex hideFrom="lg" gap="2" mx="-4" px="4" mb="3" overflowX="auto" scrollbar="hidden" role="group" aria-label="Filter and sort">
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

/** The filters and the sort order of the home page: chips on phones, a line beside the panel on wide screens. */
export function FilterBar({ wide = false, ...props }: BarProps & { wide?: boolean }) {
  const { filter, change } = useProductFilter();
  const Bar = wide ? FilterLine : PhoneChips;
  return <Bar {...props} filter={filter} onChange={change} />;
}
