import { Box } from '@chakra-ui/react';
import { frameMessages } from '../../../lib/texts/frameMessages.ts';
import { lazyComponent } from '../../../ui/lazyComponent.tsx';
import type { BarProps } from './filterChips.tsx';
import { useProductFilter } from './useProductFilter.ts';

/* Each fallback reserves the space on the screens that show the component, so that nothing moves. */
const PhoneChips = lazyComponent({
  load: async () => (await import('./PhoneChips.tsx')).PhoneChips,
  isInHtml: true,
  fallback: () => <Box hideFrom="lg" mb="3" minH="11" />,
  message: frameMessages.partFailed,
});
const FilterLine = lazyComponent({
  load: async () => (await import('./FilterLine.tsx')).FilterLine,
  isInHtml: true,
  fallback: () => <Box hideBelow="lg" mb="3" minH="11" />,
  message: frameMessages.partFailed,
});

/** Filters and sort order of the home page: chips on phones, a line beside the panel on wide screens. */
export function FilterBar({ wide = false, ...props }: BarProps & { wide?: boolean }) {
  const { filter, change } = useProductFilter();
  const Bar = wide ? FilterLine : PhoneChips;
  return <Bar {...props} filter={filter} onChange={change} />;
}
