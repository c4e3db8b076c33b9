import { Button, HStack, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { messages } from '../../lib/texts/messages.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { formatPrice } from '../../lib/format/format.ts';
import type { InterpretedFilterKind } from '../../gql/graphql.ts';
import { filterCount, searchSorts } from './searchState.ts';
import { useSearchState } from './useSearchState.ts';

const SearchFilters = lazyComponent({ load: async () => (await import('./SearchFilters.tsx')).SearchFilters, message: messages.partFailed });

/** Filter that the server read from the words of the search. */
interface Interpreted {
  kind: InterpretedFilterKind;
  minPrice: number | null;
  maxPrice: number | null;
  categoryName: string | null;
  courseCode: string | null;
  isbn: string | null;
}

function labelOf({ minPrice, maxPrice, categoryName, courseCode, isbn }: Interpreted): string {
  if (courseCode !== null) return `For ${courseCode}`;
  if (isbn !== null) return `ISBN ${isbn}`;
  if (categoryName !== null) return `In ${categoryName}`;
  if (maxPrice === 0) return 'Free';
  if (minPrice !== null && maxPrice !== null) return `${formatPrice(minPrice)} to ${formatPrice(maxPrice)}`;
  return maxPrice !== null ? `Up to ${formatPrice(maxPrice)}` : `From ${formatPrice(minPrice ?? 0)}`;
}

const chip = { size: 'sm', minH: '11', flexShrink: 0, borderRadius: 'full' } as const;

/** Filters and sort order of a search. Filters that the server read from its words can be removed with a tap. */
export function SearchBar({ interpreted }: { interpreted: readonly Interpreted[] }) {
  const { state, change } = useSearchState();
  const [open, setOpen] = useState(false);
  const active = filterCount(state);
  return (
    <>
      <Stack data-program="" direction="row" gap="2" mb="4" mx="-4" px="4" overflowX="auto" scrollbar="hidden">
        <HStack role="group" aria-label="Filter">
          <Button {...chip} variant={active > 0 ? 'subtle' : 'outline'} aria-haspopup="dialog" onClick={() => setOpen(true)}>
            Filters{active > 0 ? ` (${active})` : ''}
          </Button>
          {interpreted.map((filter) => (
            <Button
              key={filter.kind}
              {...chip}
              variant="subtle"
              aria-label={`Remove filter ${labelOf(filter)}`}
              onClick={() => change({ ignored: [...state.ignored, filter.kind] })}
            >
              {labelOf(filter)} ×
            </Button>
          ))}
        </HStack>
        <HStack role="group" aria-label="Order">
          {searchSorts.map(([value, label]) => (
            <Button
              key={value}
              {...chip}
              variant={value === state.sort ? 'subtle' : 'outline'}
              aria-pressed={value === state.sort}
              onClick={() => change({ sort: value })}
            >
              {label}
            </Button>
          ))}
        </HStack>
      </Stack>
      {open && <SearchFilters state={state} onChange={change} onClose={() => setOpen(false)} />}
    </>
  );
}
