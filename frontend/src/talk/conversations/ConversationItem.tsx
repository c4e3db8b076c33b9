import type { FragmentType } from '@apollo/client';
import { Box, Flex, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useFragmentData } from '../../apollo/cache/useFragmentData.ts';
import { graphql } from '../../gql/documents.ts';
import { formatPrice } from '../../lib/format/format.ts';
import { PersonLink } from '../../people/profiles/PersonLink.tsx';
import { ProductPhoto } from '../../market/photos/ProductPhoto.tsx';

export const ConversationItemFragment = graphql(`
  fragment ConversationItem on Conversation {
    id: databaseId
    productId
    productName
    photoUrl(width: 160)
    buyer {
      id: databaseId
      name
    }
    seller {
      id: databaseId
      name
    }
    product {
      id: databaseId
      price
      quantity
    }
  }
`);

/** Product of a conversation: photo, name, price, and the other person. */
export function ConversationItem({
  conversation,
  viewerId,
}: {
  conversation: FragmentType<typeof ConversationItemFragment>;
  viewerId: string | undefined;
}) {
  const shown = useFragmentData(ConversationItemFragment, conversation);
  if (!shown?.buyer || !shown.seller) return null;
  const { product, productId, productName, photoUrl, buyer, seller } = shown;
  const other = seller.id === viewerId ? buyer : seller;
  return (
    <Flex gap="3" align="center">
      <ProductPhoto url={photoUrl} name="" w="12" flexShrink={0} borderRadius="l1" />
      <Box flex="1" minW="0">
        <Text fontWeight="semibold" lineClamp={1} overflowWrap="anywhere" lineHeight="1.3">
          {product ? <Link to={`/product/${productId}`}>{productName}</Link> : productName}
        </Text>
        <Text fontSize="sm" color="fg.muted" truncate>
          {product ? formatPrice(product.price) : 'Taken down'}
          {product?.quantity === 0 && ', sold out'} · with <PersonLink person={other} />
        </Text>
      </Box>
    </Flex>
  );
}
