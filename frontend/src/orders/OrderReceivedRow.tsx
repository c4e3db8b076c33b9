import { Box, HStack, Table, Text } from '@chakra-ui/react';
import { ChatButton } from '../chat/ChatButton.tsx';
import { graphql, readFragment, type FragmentType } from '../gql/index.ts';
import { formatDateTime } from '../lib/format.ts';
import { OrderLines } from './OrderLines.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { StatusSelect } from './StatusSelect.tsx';

const OrderReceivedRowFragment = graphql(`
  fragment OrderReceivedRow on Order {
    id
    createdAt
    unreadCount
    buyer {
      id
      name
    }
    ...OrderLines
    ...StatusBadge
    ...StatusSelect
  }
`);

/** An order as its seller sees it. */
export function OrderReceivedRow({ order, number }: { order: FragmentType<typeof OrderReceivedRowFragment>; number: number }) {
  const row = readFragment(OrderReceivedRowFragment, order);
  return (
    <Table.Row bg="transparent">
      <Table.Cell data-label="Number">{number}</Table.Cell>
      <Table.Cell data-label="Products">
        <Box minW="0">
          <OrderLines order={row} />
          <Text fontSize="sm" color="fg.muted">
            {formatDateTime(row.createdAt)}
          </Text>
        </Box>
      </Table.Cell>
      <Table.Cell data-label="Buyer" overflowWrap="anywhere">
        {row.buyer.name}
      </Table.Cell>
      <Table.Cell data-label="Status">
        <StatusBadge order={row} />
      </Table.Cell>
      <Table.Cell data-label="Change status">
        <StatusSelect order={row} />
      </Table.Cell>
      <Table.Cell>
        <HStack justify="flex-end" w="full">
          <ChatButton orderId={row.id} unread={row.unreadCount} />
        </HStack>
      </Table.Cell>
    </Table.Row>
  );
}
