import { chakra, HStack, Table, Text, VisuallyHidden } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import type { Page } from './pagedList.ts';
import type { MorePages } from './useLoadMore.ts';
import { CardTable } from '../ui/tables/CardTable.tsx';
import { Checkbox } from '../ui/forms/Checkbox.tsx';
import { ExportButton } from '../ui/tables/ExportButton.tsx';
import { LoadMore } from '../ui/buttons/LoadMore.tsx';
import { Panel } from '../ui/elements/Panel.tsx';
import type { ListColumn } from '../ui/tables/listColumn.ts';
import { SortHeader } from '../ui/tables/SortHeader.tsx';

const Target = chakra('label', { base: { display: 'inline-flex', minW: '11', minH: '11', alignItems: 'center', justifyContent: 'center' } });

interface Row {
  id: string;
}

interface Props<Item extends Row> {
  /** Plural noun for the rows, such as "users"; also the name of the exported file. */
  things: string;
  columns: readonly ListColumn<Item>[];
  list: { page: Page<Item>; more: MorePages; fetchAll: () => Promise<Item[]>; busy: boolean };
  /** Returns the name of a row for its checkbox. */
  nameOf: (item: Item) => string;
  /** Default order, used when the URL names none. */
  usualSort: string;
  empty: ReactNode;
  actions?: (item: Item) => ReactNode;
  /** Renders the actions on the selected rows, besides the export. */
  bulk?: (items: Item[], clear: () => void) => ReactNode;
}

function useSelection<Item extends Row>(rows: readonly Item[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const selected = rows.filter(({ id }) => ids.has(id));
  const toggle = (id: string) => setIds(new Set(ids.has(id) ? [...ids].filter((each) => each !== id) : [...ids, id]));
  const clear = () => setIds(new Set());
  const toggleAll = () => (selected.length === rows.length ? clear() : setIds(new Set(rows.map(({ id }) => id))));
  return { selected, isSelected: (id: string) => ids.has(id), toggle, toggleAll, clear };
}

/** Sortable table of a list, with checkboxes to select rows and an export as CSV. On phones the rows are cards. */
export function ListTable<Item extends Row>({ things, columns, list, nameOf, usualSort, empty, actions, bulk }: Props<Item>) {
  const { page, more, fetchAll, busy } = list;
  const { selected, isSelected, toggle, toggleAll, clear } = useSelection(page.nodes);
  if (page.nodes.length === 0) return empty;
  const exported = selected.length > 0 ? () => Promise.resolve(selected) : fetchAll;
  return (
    <>
      <HStack wrap="wrap" gap="3" minH="11" justify="space-between">
        <Text color="fg.muted" role="status">
          {selected.length > 0
            ? `${selected.length} of ${page.totalCount} selected`
            : `${page.totalCount} ${page.totalCount === 1 ? things.slice(0, -1) : things}`}
        </Text>
        <HStack wrap="wrap">
          {selected.length > 0 && bulk?.(selected, clear)}
          <ExportButton things={things} columns={columns} rowsOf={exported} label={selected.length > 0 ? 'Export selected' : 'Export all'} />
        </HStack>
      </HStack>
      {/* Positioned, so that visually hidden texts scroll with the table instead of widening the page. */}
      <Panel p="0" position="relative" overflowX="auto" containerType="inline-size" aria-busy={busy}>
        <CardTable>
          <Table.Header>
            <Table.Row bg="bg.subtle">
              <Table.ColumnHeader w="14">
                <Target>
                  <Checkbox
                    type="checkbox"
                    aria-label={`Select all ${things}`}
                    checked={selected.length === page.nodes.length}
                    onChange={toggleAll}
                  />
                </Target>
              </Table.ColumnHeader>
              {columns.map((column) => (
                <SortHeader key={column.header} {...column} usualSort={usualSort} />
              ))}
              {actions && (
                <Table.ColumnHeader>
                  <VisuallyHidden>Actions</VisuallyHidden>
                </Table.ColumnHeader>
              )}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {page.nodes.map((item) => (
              <Table.Row key={item.id} data-selected={isSelected(item.id) || undefined} _selected={{ bg: 'brand.subtle' }}>
                <Table.Cell data-label="Select">
                  <Target>
                    <Checkbox type="checkbox" aria-label={`Select ${nameOf(item)}`} checked={isSelected(item.id)} onChange={() => toggle(item.id)} />
                  </Target>
                </Table.Cell>
                {columns.map(({ header, cell }) => (
                  <Table.Cell key={header} data-label={header} fontVariantNumeric="tabular-nums">
                    {cell(item)}
                  </Table.Cell>
                ))}
                {actions && (
                  <Table.Cell>
                    <HStack justify="end">{actions(item)}</HStack>
                  </Table.Cell>
                )}
              </Table.Row>
            ))}
          </Table.Body>
        </CardTable>
        {page.pageInfo.hasNextPage && <LoadMore {...more} />}
      </Panel>
    </>
  );
}
