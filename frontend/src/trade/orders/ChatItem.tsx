import type { FragmentType } from '@apollo/client';
import { Box, Flex, Text } from '@chakra-ui/react';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { useFragmentData } from '../../apollo/cache/useFragmentData.ts';
import { graphql } from '../../gql/documents.ts';
import { formatAmount } from '../../lib/format/format.ts';
import { BundleMark, BundleMarkFragment } from '../bundles/BundleMark.tsx';
import { partOfSwap } from '../swaps/swapStatus.ts';
import { StatusBadge, StatusBadgeFragment } from './StatusBadge.tsx';
import { PersonLink } from '../../people/profiles/PersonLink.tsx';
import { ProductPhoto } from '../../market/photos/ProductPhoto.tsx';

export const ChatItemFragment = graphql(
  `
    fragment ChatItem on Order {
      id: databaseId
      total
      swap {
        id: databaseId
        status
      }
      lines {
        name
        productId
        photoUrl(width: 160)
      }
      buyer {
        id: databaseId
        name
      }
      seller {
        id: databaseId
        name
      }
      ...BundleMark
      ...StatusBadge
    }
  `,
  BundleMarkFragment,
  StatusBadgeFragment,
);

/** Order of a chat: product, price, other user and status. */
export function ChatItem({ order, viewerId }: { order: FragmentType<typeof ChatItemFragment>; viewerId: string | undefined }) {
  const item = useFragmentData(ChatItemFragment, order);
  if (!item) return null;
  const line = item.lines[0]!;
  const others = [item.buyer, item.seller].filter(({ id }) => id !== viewerId);
  return (
    <Flex gap="3" align="center">
      <ProductPhoto url={line.photoUrl} name="" w="12" flexShrink={0} borderRadius="l1" />
      <Box flex="1" minW="0">
        <Text fontWeight="semibold" lineClamp={1} overflowWrap="anywhere" lineHeight="1.3">
          <Link to={`/product/${line.productId}`}>{line.name}</Link>
        </Text>
        <Text fontSize="sm" color="fg.muted" truncate lineHeight="1.3">
          {formatAmount(item.total)} · with{' '}
          {others.map((other, index) => (
            <Fragment key={other.id}>
              {index > 0 && ' and '}
              <PersonLink person={other} />
            </Fragment>
          ))}
        </Text>
        <BundleMark order={item} />
        {item.swap && (
          <Text fontSize="sm" color="fg.muted" lineHeight="1.3" aria-live="polite">
            {partOfSwap[item.swap.status]}
          </Text>
        )}
      </Box>
      <StatusBadge order={item} />
    </Flex>
  );
}
