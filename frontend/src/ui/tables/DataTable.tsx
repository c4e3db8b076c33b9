import { Flex, Stack, Table, Text, type SystemStyleObject } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { CardTable } from './CardTable.tsx';
import { Panel } from '../elements/Panel.tsx';
import type { ListColumn } from './listColumn.ts';
import { Skeleton } from '../elements/Skeleton.tsx';
import { SortHeader } from './SortHeader.tsx';

interface Props {
  /** Headers of the columns. Sortable columns also have the values of the URL parameter that sort by them. */
  columns: readonly (string | Pick<ListColumn<never>, 'header' | 'sort'>)[];
  /** Default order, used when the URL names none. */
  usualSort?: string;
  /** Placeholder for a table without rows. */
  empty: ReactNode;
  isEmpty: boolean;
  /** Grid of a row as a card, if it is not a list of labels and values. */
  cards?: SystemStyleObject;
  /** Content below the rows, such as Load More. */
  footer?: ReactNode;
  /** Rows of the table. */
  children: ReactNode;
}

/** Skeleton of a table. */
export function RowsSkeleton() {
  return (
    <Panel p="0" aria-busy="true">
      {Array.from({ length: 6 }, (_, index) => (
        <Flex key={index} gap="4" p="4" align="center" borderBottomWidth="1px" borderColor="border">
          <Skeleton w="16" h="12" borderRadius="l1" flexShrink={0} />
          <Stack flex="1" gap="2">
            <Skeleton height="4" width="50%" />
            <Skeleton height="3" width="30%" />
          </Stack>
          <Skeleton height="8" width="24" borderRadius="full" hideBelow="sm" />
        </Flex>
      ))}
    </Panel>
  );
}

/** Table whose rows become cards on phones. A last column without a name contains actions. */
export function DataTable({ columns, usualSort = '', empty, isEmpty, cards, footer, children }: Props) {
  if (isEmpty) return empty;
  return (
    <Panel p="0" overflowX="auto" containerType="inline-size">
      <CardTable cards={cards}>
        <Table.Header>
          <Table.Row bg="bg.subtle">
            {columns.map((column) =>
              typeof column === 'string' ? (
                <Table.ColumnHeader key={column}>{column || <Text srOnly>Actions</Text>}</Table.ColumnHeader>
              ) : (
                <SortHeader key={column.header} {...column} usualSort={usualSort} />
              ),
            )}
          </Table.Row>
        </Table.Header>
        <Table.Body>{children}</Table.Body>
      </CardTable>
      {footer}
    </Panel>
  );
}
