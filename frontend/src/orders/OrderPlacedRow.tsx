import { Box, Button, HStack, Table } from '@chakra-ui/react';
import { ChatButton } from '../chat/ChatButton.tsx';
import { graphql, readFragment, type FragmentType } from '../gql/index.ts';
import { formatAmount, formatDateTime } from '../lib/format.ts';
import { OrderLines } from './OrderLines.tsx';
import { StatusBadge } from './StatusBadge.tsx';

const OrderPlacedRowFragment = graphql(`
  fragment OrderPlacedRow on Order {
    id
    total
    createdAt
    unreadCount
    ...OrderLines
    ...StatusBadge
  }
`);

interface Props {
  order: FragmentType<typeof OrderPlacedRowFragment>;
  number: number;
  onDelete: (id: string) => void;
}

/** An order as its buyer sees it. */
export function OrderPlacedRow({ order, number, onDelete }: Props) {
  const row = readFragment(OrderPlacedRowFragment, order);
  return (
    <Table.Row bg="transparent">
      <Table.Cell data-label="Number">{number}</Table.Cell>
      <Table.Cell data-label="Products">
        <Box minW="0">
          <OrderLines order={row} />
        </Box>
      </Table.Cell>
      <Table.Cell data-label="Status">
        <StatusBadge order={row} />
      </Table.Cell>
      <Table.Cell data-label="Total" textAlign="end" fontVariantNumeric="tabular-nums">
        {formatAmount(row.total)}
      </Table.Cell>
      <Table.Cell data-label="Ordered at" whiteSpace="nowrap">
        {formatDateTime(row.createdAt)}
      </Table.Cell>
      <Table.Cell>
        <HStack justify="flex-end" w="full">
          <ChatButton orderId={row.id} unread={row.unreadCount} />
          <Button size="sm" minH="11" variant="outline" onClick={() => onDelete(row.id)} aria-label={`Delete order ${row.id}`}>
            Delete
          </Button>
        </HStack>
      </Table.Cell>
    </Table.Row>
  );
}
