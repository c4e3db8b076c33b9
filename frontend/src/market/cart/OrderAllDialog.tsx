import { Text } from '@chakra-ui/react';
import { formatPrice } from '../../lib/format/format.ts';
import { usePlaceOrder } from '../products/page/usePlaceOrder.ts';
import { removeFromCart } from './cart.ts';
import { CartDialog } from './CartDialog.tsx';
import type { ShownItem } from './cartItems.ts';
import { useEachItem } from '../../ui/useEachItem.ts';

interface Props {
  items: readonly ShownItem[];
  onClose: () => void;
}

const canOrder = (item: ShownItem): boolean => item.canOrder;

/** Dialog that orders one piece of each item that can be ordered. Ordered items leave the cart. */
export function OrderAllDialog({ items, onClose }: Props) {
  const { placeOrder } = usePlaceOrder();
  const { run, ...state } = useEachItem(async ({ id, price }: ShownItem) => {
    await placeOrder(id, price);
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
