import type { FragmentType } from '@apollo/client';
import { HStack, Table, Text } from '@chakra-ui/react';
import { useFragmentData } from '../../apollo/cache/useFragmentData.ts';
import { graphql } from '../../gql/documents.ts';
import { HandoverButton } from '../handover/HandoverButton.tsx';
import { formatDateTime } from '../../lib/format/dates.ts';
import { formatAmount } from '../../lib/format/format.ts';
import { PersonLink } from '../../people/profiles/PersonLink.tsx';
import { AwaitsMark, AwaitsMarkFragment } from './AwaitsMark.tsx';
import { EndOrderButton, EndOrderFragment } from './EndOrderButton.tsx';
import { OrderChatButton, OrderChatButtonFragment } from './OrderChatButton.tsx';
import { OrderLines, OrderLinesFragment } from './OrderLines.tsx';
import { StatusBadge, StatusBadgeFragment } from './StatusBadge.tsx';
import { StatusSelect, StatusSelectFragment } from './StatusSelect.tsx';

export const OrderReceivedRowFragment = graphql(
  `
    fragment OrderReceivedRow on Order {
      id: databaseId
      total
      createdAt
      status
      buyer {
        id: databaseId
        name
      }
      ...OrderLines
      ...AwaitsMark
      ...StatusBadge
      ...EndOrder
      ...OrderChatButton
      ...StatusSelect
    }
  `,
  OrderLinesFragment,
  AwaitsMarkFragment,
  StatusBadgeFragment,
  EndOrderFragment,
  OrderChatButtonFragment,
  StatusSelectFragment,
);

/** Row of the seller's orders. */
export function OrderReceivedRow({ order, number }: { order: FragmentType<typeof OrderReceivedRowFragment>; number: number }) {
  const row = useFragmentData(OrderReceivedRowFragment, order);
  if (!row) return null;
  return (
    <Table.Row bg="transparent">
      <Table.Cell data-part="number">{number}</Table.Cell>
      <Table.Cell data-part="what">
        <OrderLines order={row}>
          <Text fontSize="sm" color="fg.muted">
            {formatAmount(row.total)} · {formatDateTime(row.createdAt)}
          </Text>
          <AwaitsMark order={row} />
        </OrderLines>
      </Table.Cell>
      <Table.Cell data-part="person">
        <PersonLink person={row.buyer} />
      </Table.Cell>
      <Table.Cell data-part="status">
        <StatusBadge order={row} />
      </Table.Cell>
      <Table.Cell data-part="change">
        <StatusSelect order={row} />
      </Table.Cell>
      <Table.Cell data-part="actions">
        <HStack justify="flex-end" w="full" wrap="wrap">
          {row.status !== 'CANCELLED' && <HandoverButton orderId={row.id} />}
          <OrderChatButton order={row} />
          <EndOrderButton order={row} side="seller" />
        </HStack>
      </Table.Cell>
    </Table.Row>
  );
}
