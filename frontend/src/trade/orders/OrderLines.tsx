import type { FragmentType } from '@apollo/client';
import { Box, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useFragmentData } from '../../apollo/cache/useFragmentData.ts';
import { graphql } from '../../gql/documents.ts';
import { ProductPhoto } from '../../market/photos/ProductPhoto.tsx';
import { BundleMark, BundleMarkFragment } from '../bundles/BundleMark.tsx';
import { partOfSwap } from '../swaps/swapStatus.ts';

export const OrderLinesFragment = graphql(
  `
    fragment OrderLines on Order {
      id: databaseId
      lines {
        name
        quantity
        photoUrl(width: 160)
      }
      swap {
        id: databaseId
        status
      }
      ...BundleMark
    }
  `,
  BundleMarkFragment,
);

/** Lines of an order as name x quantity beside the photo, with further content below. */
export function OrderLines({ order, children }: { order: FragmentType<typeof OrderLinesFragment>; children?: ReactNode }) {
  const shown = useFragmentData(OrderLinesFragment, order);
  if (!shown) return null;
  const { lines, swap } = shown;
  return (
    <Flex gap="3" align="center" textAlign="start" minW="0" w="full">
      <ProductPhoto url={lines[0]?.photoUrl ?? ''} name="" w="16" flexShrink={0} borderRadius="l1" />
      <Box minW="0">
        {lines.map((line) => (
          <Text key={line.name} fontWeight="semibold" lineHeight="1.3">
            {line.name} x {line.quantity}
          </Text>
        ))}
        <BundleMark order={shown} />
        {swap && (
          <Text fontSize="sm" color="fg.muted">
            {partOfSwap[swap.status]}
          </Text>
        )}
        {children}
      </Box>
    </Flex>
  );
}
