import { Heading } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { MorePages } from '../../apollo/useLoadMore.ts';
import { LinkedHandover } from '../handover/LinkedHandover.tsx';
import { messages } from '../../lib/texts/messages.ts';
import type { RequestError } from '../../lib/texts/requestError.ts';
import { DataTable, RowsSkeleton } from '../../ui/tables/DataTable.tsx';
import { LoadMore } from '../../ui/buttons/LoadMore.tsx';
import { LoadFailure } from '../../ui/elements/LoadFailure.tsx';
import { Skeleton } from '../../ui/elements/Skeleton.tsx';

/** Grid of an order as a card: the product with its photo, the status, the actions. The order number is hidden. */
const orderCards = {
  '& tr': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"what what" "status person" "change when" "actions actions"',
    columnGap: '3',
    rowGap: '1.5',
    alignItems: 'center',
    padding: '3',
    borderBottomWidth: '1px',
    borderColor: 'border',
  },
  // Text wraps between words if possible.
  '& td': { borderWidth: 0, padding: 0, overflowWrap: 'break-word' },
  '& td[data-part=number]': { display: 'none' },
  // Placed orders have a total in the place where received orders have the buyer.
  '& td[data-part=total]': { gridArea: 'person', textAlign: 'end' },
  '& td[data-part=person]': { textAlign: 'end' },
  '& td[data-part=actions] > div': { gap: '1.5' },
  '& td[data-part=actions] button': { paddingInline: '2' },
  ...Object.fromEntries(['what', 'status', 'person', 'change', 'when', 'actions'].map((part) => [`& td[data-part=${part}]`, { gridArea: part }])),
};

interface Props {
  title: string;
  /** Columns other than that of the actions. */
  columns: readonly string[];
  list: {
    /** False when the response has no orders in the expected form. */
    isKnown: boolean;
    items: readonly unknown[];
    more: MorePages | undefined;
    refresh: () => void;
  };
  empty: ReactNode;
  /** Rows of the table. */
  children: ReactNode;
}

/** Table of the orders of a buyer or a seller. */
export function OrderTable({ title, columns, list: { isKnown, items, more, refresh }, empty, children }: Props) {
  return (
    <>
      <Heading as="h1" size="2xl" mb="5">
        {title}
      </Heading>
      {isKnown ? (
        <DataTable columns={[...columns, '']} cards={orderCards} empty={empty} isEmpty={items.length === 0} footer={more && <LoadMore {...more} />}>
          {children}
        </DataTable>
      ) : (
        <LoadFailure message={messages.orderFormat} onRetry={refresh} />
      )}
      <LinkedHandover />
    </>
  );
}

/** Skeleton of a page of orders. */
export function OrdersSkeleton() {
  return (
    <>
      <Skeleton height="9" width="48" mb="5" />
      <RowsSkeleton />
    </>
  );
}

/** Returns the text for a failed query of a page of orders: the server's message if there is one. */
export const ordersFailure = ({ message }: RequestError) => message || messages.ordersFailed;
