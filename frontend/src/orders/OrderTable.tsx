import { Heading } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ChatDialog } from '../chat/ChatDialog.tsx';
import { messages } from '../lib/messages.ts';
import { DataTable } from '../ui/DataTable.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
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

/** A page of orders with their chat: what both sides' lists have in common. */
export function OrderTable({ title, heading, columns, orders, failed, children, ...list }: Props) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Heading as="h1" size="2xl" mb="5">
        {heading}
      </Heading>
      {orders === null && !failed ? (
        <Retry message={messages.orderFormat} onRetry={list.onRetry} />
      ) : (
        <DataTable columns={[...columns, '']} page={orders ?? undefined} failed={failed} failure={messages.ordersFailed} {...list}>
          {children}
        </DataTable>
      )}
      <ChatDialog />
    </>
  );
}
