import { Heading } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ChatDock } from '../chat/ChatDock.tsx';
import { messages } from '../lib/messages.ts';
import { requestErrorOf } from '../lib/requestError.ts';
import { DataTable } from '../ui/DataTable.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Retry } from '../ui/Retry.tsx';

/** An order as a card: the thing with its photo on top, then where it stands, then what can be done. No number. */
const orderCards = {
  '& tr': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"what what" "status total" "person person" "change actions" "when actions"',
    columnGap: '3',
    rowGap: '1',
    alignItems: 'center',
    padding: '3',
    borderBottomWidth: '1px',
    borderColor: 'border',
  },
  // Words stay whole where they fit.
  '& td': { borderWidth: 0, padding: 0, overflowWrap: 'break-word' },
  '& td[data-part=total]': { textAlign: 'end' },
  '& td[data-part=number]': { display: 'none' },
  ...Object.fromEntries(
    ['what', 'status', 'total', 'person', 'change', 'when', 'actions'].map((part) => [`& td[data-part=${part}]`, { gridArea: part }]),
  ),
};

interface Props {
  title: string;
  heading: string;
  columns: readonly string[];
  /** Undefined while there is no answer; null when the answer holds no orders in the known form. */
  orders: { nodes: readonly unknown[]; pageInfo: { hasNextPage: boolean } } | null | undefined;
  /** Why the orders could not be fetched. */
  error: unknown;
  loading: boolean;
  empty: ReactNode;
  onRetry: () => void;
  onMore: () => void;
  /** The rows. */
  children: ReactNode;
}

/** A page of orders with their chat: what both sides' lists have in common. */
export function OrderTable({ title, heading, columns, orders, error, children, ...list }: Props) {
  const failed = error !== undefined;
  return (
    <ChatDock>
      <PageTitle>{title}</PageTitle>
      <Heading as="h1" size="2xl" mb="5">
        {heading}
      </Heading>
      {orders === null && !failed ? (
        <Retry message={messages.orderFormat} onRetry={list.onRetry} />
      ) : (
        <DataTable
          columns={[...columns, '']}
          cards={orderCards}
          page={orders ?? undefined}
          failed={failed}
          failure={requestErrorOf(error).message || messages.ordersFailed}
          {...list}
        >
          {children}
        </DataTable>
      )}
    </ChatDock>
  );
}
