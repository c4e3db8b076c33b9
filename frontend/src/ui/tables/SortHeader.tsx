import { Button, Table } from '@chakra-ui/react';
import { useListParams } from './useListParams.ts';

interface Props {
  header: string;
  sort?: { asc?: string; desc?: string };
  usualSort: string;
}

const arrows = { ascending: '▲', descending: '▼', none: '' } as const;

/** Header of a column. For sortable columns it is a button that toggles the direction. */
export function SortHeader({ header, sort, usualSort }: Props) {
  const { get, change } = useListParams();
  if (!sort) return <Table.ColumnHeader>{header}</Table.ColumnHeader>;
  const current = get('sort') || usualSort;
  const order = current === sort.asc ? 'ascending' : current === sort.desc ? 'descending' : 'none';
  const next = (order === 'ascending' ? sort.desc : sort.asc) ?? sort.asc ?? sort.desc!;
  return (
    <Table.ColumnHeader aria-sort={order}>
      <Button variant="plain" px="0" minH="11" fontWeight="semibold" color="inherit" onClick={() => change('sort', next === usualSort ? '' : next)}>
        {header} <span aria-hidden>{arrows[order]}</span>
      </Button>
    </Table.ColumnHeader>
  );
}
