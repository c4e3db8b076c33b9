import { Heading, Skeleton, Table, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ChatDialog } from '../chat/ChatDialog.tsx';
import { messages } from '../lib/messages.ts';
import { CardTable } from '../ui/CardTable.tsx';
import { LoadMore } from '../ui/LoadMore.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Panel } from '../ui/Panel.tsx';
import { Retry } from '../ui/Retry.tsx';

interface Props {
  title: string;
  heading: string;
  columns: readonly string[];
  /** Undefined while there is no answer; null when the answer holds no orders in the known form. */
  orders: { nodes: readonly unknown[]; pageInfo: { hasNextPage: boolean } } | null | undefined;
  failed: boolean;
  loading: boolean;
  empty: ReactNode;
  onRetry: () => void;
  onMore: () => void;
  /** The rows. */
  children: ReactNode;
}

function Orders({ columns, orders, failed, loading, empty, onRetry, onMore, children }: Omit<Props, 'title' | 'heading'>) {
  if (failed && !orders) return <Retry message={messages.ordersFailed} onRetry={onRetry} />;
  if (orders === null) return <Retry message={messages.orderFormat} onRetry={onRetry} />;
  if (!orders) return <Skeleton height="50vh" borderRadius="l3" />;
  if (orders.nodes.length === 0) return empty;
  return (
    <Panel p="0" overflow="hidden">
      <CardTable>
        <Table.Header>
          <Table.Row bg="bg.subtle">
            {columns.map((column) => (
              <Table.ColumnHeader key={column}>{column}</Table.ColumnHeader>
            ))}
            <Table.ColumnHeader>
              <Text srOnly>Actions</Text>
            </Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>{children}</Table.Body>
      </CardTable>
      {orders.pageInfo.hasNextPage && <LoadMore loading={loading} onClick={onMore} />}
    </Panel>
  );
}

/** A page of orders with their chat: what both sides' lists have in common. */
export function OrderTable({ title, heading, ...list }: Props) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Heading as="h1" size="2xl" mb="5">
        {heading}
      </Heading>
      <Orders {...list} />
      <ChatDialog />
    </>
  );
}
