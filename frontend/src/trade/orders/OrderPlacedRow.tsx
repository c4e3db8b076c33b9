import type { FragmentType } from '@apollo/client';
import { Box, Button, HStack, Table, Text } from '@chakra-ui/react';
import { useFragmentData } from '../../apollo/cache/useFragmentData.ts';
import { graphql } from '../../gql/documents.ts';
import { HandoverButton } from '../handover/HandoverButton.tsx';
import { formatDateTime } from '../../lib/format/dates.ts';
import { formatAmount } from '../../lib/format/format.ts';
import { PersonLink } from '../../people/profiles/PersonLink.tsx';
import { SellerContact } from '../../people/profiles/SellerContact.tsx';
import { AwaitsMark, AwaitsMarkFragment } from './AwaitsMark.tsx';
import { EndOrderButton, EndOrderFragment } from './EndOrderButton.tsx';
import { OrderChatButton, OrderChatButtonFragment } from './OrderChatButton.tsx';
import { OrderLines, OrderLinesFragment } from './OrderLines.tsx';
import { StatusBadge, StatusBadgeFragment } from './StatusBadge.tsx';

export const OrderPlacedRowFragment = graphql(
  `
    fragment OrderPlacedRow on Order {
      id: databaseId
      total
      createdAt
      status
      seller {
        id: databaseId
        name
        email
        phone
      }
      lines {
        name
      }
      ...OrderLines
      ...AwaitsMark
      ...StatusBadge
      ...EndOrder
      ...OrderChatButton
    }
  `,
  OrderLinesFragment,
  AwaitsMarkFragment,
  StatusBadgeFragment,
  EndOrderFragment,
  OrderChatButtonFragment,
);

interface Props {
  order: FragmentType<typeof OrderPlacedRowFragment>;
  number: number;
  onDelete: (id: string) => void;
}

/** Row of the buyer's orders. */
export function OrderPlacedRow({ order, number, onDelete }: Props) {
  const row = useFragmentData(OrderPlacedRowFragment, order);
  if (!row) return null;
  return (
    <Table.Row bg="transparent">
      <Table.Cell data-part="number">{number}</Table.Cell>
      <Table.Cell data-part="what">
        <OrderLines order={row}>
          <Box fontSize="sm" color="fg.muted">
            <Text>
              from <PersonLink person={row.seller} />
            </Text>
            {(row.seller.email || row.seller.phone) && <SellerContact seller={row.seller} subject={row.lines[0]?.name ?? ''} />}
          </Box>
          <AwaitsMark order={row} />
        </OrderLines>
      </Table.Cell>
      <Table.Cell data-part="status">
        <StatusBadge order={row} />
      </Table.Cell>
      <Table.Cell data-part="total" fontVariantNumeric="tabular-nums" fontWeight="bold">
        {formatAmount(row.total)}
      </Table.Cell>
      <Table.Cell data-part="when" whiteSpace="nowrap" color="fg.muted">
        {formatDateTime(row.createdAt)}
      </Table.Cell>
      <Table.Cell data-part="actions">
        <HStack justify="flex-end" w="full" maxW={{ lg: '52' }} ms="auto" wrap="wrap">
          {row.status !== 'CANCELLED' && <HandoverButton orderId={row.id} />}
          <OrderChatButton order={row} />
          <EndOrderButton order={row} side="buyer" />
          <Button size="sm" minH="11" variant="ghost" color="fg.muted" onClick={() => onDelete(row.id)} aria-label={`Delete order ${row.id}`}>
            Delete
          </Button>
        </HStack>
      </Table.Cell>
    </Table.Row>
  );
}
