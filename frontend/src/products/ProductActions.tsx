import { Box, Text } from '@chakra-ui/react';
import { TalkActions } from '../chat/TalkActions.tsx';
import type { ProductQuery } from '../gql/graphql.ts';
import { messages } from '../lib/messages.ts';
import { lazyComponent } from '../ui/lazyComponent.tsx';
import { BuyActions } from './BuyActions.tsx';
import { ReservedLine } from './ReservedLine.tsx';

const BlockedState = lazyComponent({
  load: async () => (await import('../reports/BlockedState.tsx')).BlockedState,
  message: messages.partFailed,
});

/** Everything by which the viewer reaches the seller, or why nothing does: the seller is away, or the viewer has blocked the seller. */
export function ProductActions({ product }: { product: NonNullable<ProductQuery['product']> }) {
  const { seller, sellerAway, viewerCanEdit } = product;
  if (viewerCanEdit) return <BuyActions product={product} />;
  if (seller.viewerHasBlocked) return <BlockedState person={seller} />;
  if (sellerAway)
    return (
      <Box role="status" bg="bg.muted" borderRadius="l2" px="4" py="3">
        <Text fontWeight="semibold">{messages.sellerAway}</Text>
        <Text color="fg.muted">The listing is back on sale when they are. Keep it in your favourites.</Text>
      </Box>
    );
  return (
    <>
      <ReservedLine product={product} />
      <TalkActions product={product} />
      <BuyActions product={product} />
    </>
  );
}
