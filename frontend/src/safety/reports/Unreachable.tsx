import { Box, Text } from '@chakra-ui/react';
import { BlockedState } from './BlockedState.tsx';
import { SELLER_AWAY } from '../../market/products/own/sellerAway.ts';

interface Props {
  seller: { id: string; name: string; viewerHasBlocked: boolean };
}

/** Text that says why the viewer cannot reach the seller of a listing: the viewer has blocked the seller, or the seller is away. */
export function Unreachable({ seller }: Props) {
  if (seller.viewerHasBlocked) return <BlockedState person={seller} />;
  return (
    <Box role="status" bg="bg.muted" borderRadius="l2" px="4" py="3">
      <Text fontWeight="semibold">{SELLER_AWAY}</Text>
      <Text color="fg.muted">The listing is back on sale when they are. Keep it in your favourites.</Text>
    </Box>
  );
}
