import { chakra } from '@chakra-ui/react';
import type { FilterChoices, FilterProps } from './filterChoices.ts';
import { homeSorts, type Filter } from './productFilter.ts';

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
/** Arrow in a grey with enough contrast in both colour modes. */
const ARROW = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 12 12'%3E%3Cpath fill='%23847d92' d='M1 3h10L6 9z'/%3E%3C/svg%3E")`;
export const Chip = chakra('button', { base: chip });
/** Chip that opens the browser's select. */
export const ChipSelect = chakra('select', {
  base: { ...chip, appearance: 'none', fieldSizing: 'content', pe: '8', background: `${ARROW} right 12px center / 12px no-repeat {colors.bg.panel}` },
});

export interface BarProps extends FilterChoices {
  /** Summary of the list. */
  summary: string;
  /** Number of matching products; undefined if it is unknown. */
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
