import type { FragmentType } from '@apollo/client';
import { Text } from '@chakra-ui/react';
import { useFragmentData } from '../../apollo/cache/useFragmentData.ts';
import { graphql } from '../../gql/documents.ts';
import { formatAmount } from '../../lib/format/format.ts';

export const BundleMarkFragment = graphql(`
  fragment BundleMark on Order {
    id: databaseId
    bundle {
      id: databaseId
      total
      names
    }
  }
`);

/** Names and total price of the bundle of an order, without cancelled orders. Renders nothing for a single order or if only one is left. */
export function BundleMark({ order }: { order: FragmentType<typeof BundleMarkFragment> }) {
  const shown = useFragmentData(BundleMarkFragment, order);
  if (!shown?.bundle) return null;
  const { names, total } = shown.bundle;
  if (names.length < 2) return null;
  return (
    <Text fontSize="sm" color="fg.muted" lineHeight="1.3" lineClamp={2} title={names.join(', ')}>
      {names.length} together, {formatAmount(total)}: {names.join(', ')}
    </Text>
  );
}
