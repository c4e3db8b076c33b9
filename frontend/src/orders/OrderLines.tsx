import { Text } from '@chakra-ui/react';
import { graphql, readFragment, type FragmentType } from '../gql/index.ts';

const OrderLinesFragment = graphql(`
  fragment OrderLines on Order {
    lines {
      name
      quantity
    }
  }
`);

/** What was ordered: name x quantity. */
export function OrderLines({ order }: { order: FragmentType<typeof OrderLinesFragment> }) {
  const { lines } = readFragment(OrderLinesFragment, order);
  return lines.map((line) => (
    <Text key={line.name} overflowWrap="anywhere">
      {line.name} x {line.quantity}
    </Text>
  ));
}
