import { Table, type SystemStyleObject, type TableRootProps } from '@chakra-ui/react';
import { tableSlotRecipe } from '@chakra-ui/react/theme';

/** Shows a row as a card of labels and values. Each cell shows its `data-label`. */
const labelledCards: SystemStyleObject = {
  '& tr': { display: 'block', padding: '3', borderBottomWidth: '1px', borderColor: 'border' },
  '& td': { display: 'flex', justifyContent: 'space-between', gap: '4', textAlign: 'end', borderWidth: 0, padding: '1.5', overflowWrap: 'anywhere' },
  '& td[data-label]::before': { content: 'attr(data-label)', color: 'fg.muted', flexShrink: 0, textAlign: 'start' },
};

/** Table that becomes a stack of cards in a narrow container: on phones, and beside an open chat. */
export function CardTable({ cards = labelledCards, ...props }: TableRootProps & { cards?: SystemStyleObject | undefined }) {
  return (
    <Table.Root
      // Not in the theme, because the first page has no table.
      recipe={tableSlotRecipe}
      variant="line"
      size="md"
      {...props}
      css={{
        // Text wraps between words only; a table that is too wide scrolls in its container.
        '& td': { overflowWrap: 'break-word', wordBreak: 'normal' },
        '@container (max-width: 47.99rem)': {
          '&, & tbody': { display: 'block', width: 'full' },
          '& thead': { display: 'none' },
          '& tr': { contentVisibility: 'auto', containIntrinsicSize: 'auto 200px' },
          ...cards,
        },
      }}
    />
  );
}
