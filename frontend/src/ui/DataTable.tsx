import { Skeleton, Table, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { CardTable } from './CardTable.tsx';
import { LoadMore } from './LoadMore.tsx';
import { Panel } from './Panel.tsx';
import { Retry } from './Retry.tsx';

interface Props {
  columns: readonly string[];
  /** Undefined while there is no answer. */
  page: { nodes: readonly unknown[]; pageInfo?: { hasNextPage: boolean } } | undefined;
  failed: boolean;
  failure: string;
  loading: boolean;
  empty: ReactNode;
  onRetry: () => void;
  onMore?: () => void;
  /** The rows. */
  children: ReactNode;
}

/** A table of a page of things: with its skeleton, its failure, its emptiness and its Load More. A last column without a name holds actions. */
export function DataTable({ columns, page, failed, failure, loading, empty, onRetry, onMore, children }: Props) {
  if (failed && !page) return <Retry message={failure} onRetry={onRetry} />;
  if (!page) return <Skeleton height="50vh" borderRadius="l3" />;
  if (page.nodes.length === 0) return empty;
  return (
    <Panel p="0" overflow="hidden">
      <CardTable>
        <Table.Header>
          <Table.Row bg="bg.subtle">
            {columns.map((column) => (
              <Table.ColumnHeader key={column}>{column || <Text srOnly>Actions</Text>}</Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>{children}</Table.Body>
      </CardTable>
      {onMore && page.pageInfo?.hasNextPage && <LoadMore loading={loading} onClick={onMore} />}
    </Panel>
  );
}
