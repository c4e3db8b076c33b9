import { Button, Flex, HStack, Text } from '@chakra-ui/react';
import { useGoToSignIn } from '../../apollo/session/paths.ts';
import { useViewer } from '../../apollo/session/useViewer.ts';
import { formatPrice, plural } from '../../lib/format/format.ts';
import type { ShownItem } from './cartItems.ts';

/** Action on all items at once, with the items as they were when it started. */
export interface CartDeal {
  kind: 'ask' | 'order';
  items: readonly ShownItem[];
}

interface Props {
  items: readonly ShownItem[];
  onDeal: (deal: CartDeal) => void;
}

function summaryOf(count: number, ready: readonly ShownItem[]): string {
  if (ready.length === 0) return 'Nothing to order now';
  const number = ready.length === count ? plural(count, 'item') : `${ready.length} of ${plural(count, 'item')} to order`;
  return `${number}, ${formatPrice(ready.reduce((sum, { price }) => sum + price, 0))}`;
}

/** Summary of how much of the cart can be ordered, with the buttons to order everything or to ask about it. Guests sign in first. */
export function CartActions({ items, onDeal }: Props) {
  const viewer = useViewer();
  const goToSignIn = useGoToSignIn();
  const ready = items.filter(({ canOrder }) => canOrder);
  const begin = (kind: CartDeal['kind']) => (viewer ? onDeal({ kind, items }) : goToSignIn());
  return (
    <Flex justify="space-between" align="center" wrap="wrap" gap="3" mb="4">
      <Text color="fg.muted">{summaryOf(items.length, ready)}</Text>
      <HStack gap="3" w={{ base: 'full', sm: 'auto' }}>
        <Button flex="1" variant="outline" onClick={() => begin('ask')} disabled={!items.some(({ canAsk }) => canAsk)}>
          Ask all sellers
        </Button>
        <Button flex="1" onClick={() => begin('order')} disabled={ready.length === 0}>
          Order all
        </Button>
      </HStack>
    </Flex>
  );
}
