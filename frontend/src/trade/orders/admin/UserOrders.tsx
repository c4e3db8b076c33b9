import type { FragmentType } from '@apollo/client';
import { Flex, Text } from '@chakra-ui/react';
import { useFragmentData } from '../../../apollo/cache/useFragmentData.ts';
import { graphql } from '../../../gql/documents.ts';
import { UserSection, type More, type SectionPage } from '../../../people/users/admin/UserSection.tsx';
import { Panel } from '../../../ui/elements/Panel.tsx';
import { StatusBadge, StatusBadgeFragment } from '../StatusBadge.tsx';

export const UserOrderFragment = graphql(
  `
    fragment UserOrder on Order {
      id: databaseId
      lines {
        name
      }
      ...StatusBadge
    }
  `,
  StatusBadgeFragment,
);

type UserOrder = FragmentType<typeof UserOrderFragment>;

function Order({ order }: { order: UserOrder }) {
  const shown = useFragmentData(UserOrderFragment, order);
  if (!shown) return null;
  return (
    <Panel p="3">
      <Flex justify="space-between" align="center" gap="4">
        <Text overflowWrap="anywhere">
          Order {shown.id}: {shown.lines[0]?.name}
        </Text>
        <StatusBadge order={shown} />
      </Flex>
    </Panel>
  );
}

interface Props {
  title: string;
  empty: string;
  orders: SectionPage & { nodes: readonly (UserOrder & { id: string })[] };
  section: 'placed' | 'received';
  more: More;
}

/** Orders of a user as the buyer or as the seller. */
export function UserOrders({ title, empty, orders, section, more }: Props) {
  return (
    <UserSection title={title} empty={empty} page={orders} section={section} more={more}>
      {orders.nodes.map((order) => (
        <Order key={order.id} order={order} />
      ))}
    </UserSection>
  );
}
