import { Table, type TableRootProps } from '@chakra-ui/react';

/** A table that becomes a stack of cards on phones; each cell then shows its `data-label`. */
export function CardTable(props: TableRootProps) {
  return (
    <Table.Root
      variant="line"
      size="md"
      {...props}
      css={{
        mdDown: {
          '&, & tbody, & tr, & td': { display: 'block', width: 'full' },
          '& thead': { display: 'none' },
          '& tr': { padding: '3', borderBottomWidth: '1px', borderColor: 'border', contentVisibility: 'auto', containIntrinsicSize: 'auto 240px' },
          '& td': { display: 'flex', justifyContent: 'space-between', gap: '4', textAlign: 'end', borderWidth: 0, padding: '1.5' },
          '& td[data-label]::before': { content: 'attr(data-label)', color: 'fg.muted', flexShrink: 0, textAlign: 'start' },
        },
      }}
    />
  );
}
