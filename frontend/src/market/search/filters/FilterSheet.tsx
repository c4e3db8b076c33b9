import { Button } from '@chakra-ui/react';
import { plural } from '../../../lib/format/format.ts';
import { BottomSheet } from '../../../ui/dialogs/BottomSheet.tsx';
import type { FilterProps } from './filterChoices.ts';
import { FilterPanel } from './FilterPanel.tsx';

/** Sheet with all filters on phones. The list behind it is updated at once. */
export function FilterSheet({ total, onClose, ...panel }: FilterProps & { total: number | undefined; onClose: () => void }) {
  const show = (
    <Button size="lg" width="full" onClick={onClose}>
      {total === undefined ? 'Show products' : `Show ${plural(total, 'product')}`}
    </Button>
  );
  return (
    <BottomSheet title="Filters" onClose={onClose} footer={show}>
      <FilterPanel {...panel} />
    </BottomSheet>
  );
}
