import { useMutation } from '@apollo/client/react';
import { Text } from '@chakra-ui/react';
import { invalidateOrdersPlaced } from '../../apollo/cache/listUpdates.ts';
import { useViewer } from '../../apollo/session/useViewer.ts';
import { sendOnce } from '../../lib/files/idempotencyKey.ts';
import { formatPrice } from '../../lib/format/format.ts';
import { PlaceOrderMutation } from '../products/page/placeOrder.ts';
import { removeFromCart } from './cart.ts';
import { CartDialog } from './CartDialog.tsx';
import type { ShownItem } from './cartItems.ts';
import { useEachItem } from './useEachItem.ts';

interface Props {
  items: readonly ShownItem[];
  onClose: () => void;
}

const canOrder = ({ canDeal }: ShownItem): boolean => canDeal;

/** Orders one of each item that can be ordered. What was ordered leaves the cart. */
export function OrderAllDialog({ items, onClose }: Props) {
  const viewer = useViewer();
  const [placeOrder] = useMutation(PlaceOrderMutation, { update: (cache) => viewer && invalidateOrdersPlaced(cache, viewer.id) });
  const { run, ...state } = useEachItem(async ({ id }) => {
    await sendOnce(`order:${id}`, (idempotencyKey) => placeOrder({ variables: { input: { productId: id, quantity: 1, idempotencyKey } } }));
    removeFromCart(id);
  });
  const meant = items.filter(canOrder);
  const total = formatPrice(meant.reduce((sum, { price }) => sum + price, 0));
  const words = {
    title: state.running || state.done === 0 ? 'Order all' : `Ordered ${state.done} of ${items.length}`,
    busy: 'Ordering...',
    done: 'Ordered',
    start: meant.length === 0 ? 'Nothing to order' : `Order ${meant.length} for ${total}`,
    next: { label: 'See my orders', to: '/dashboard/user/orders' },
  };
  return (
    <CartDialog words={words} items={items} isMeant={canOrder} {...state} onStart={() => run(meant)} onClose={onClose}>
      <Text color="fg.muted">Each is an order of its own, with a chat. Afterwards you see how to reach each seller.</Text>
    </CartDialog>
  );
}
