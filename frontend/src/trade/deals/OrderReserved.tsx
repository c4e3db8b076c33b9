import { Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { formatPrice } from '../../lib/format/format.ts';
import { messages } from '../../lib/texts/messages.ts';
import { usePlaceOrder } from '../../market/products/page/usePlaceOrder.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { showFailure } from '../../ui/dialogs/showFailure.ts';
import { toast } from '../../ui/dialogs/toaster.ts';

interface Props {
  product: { id: string; name: string; price: number };
  /** Name of the seller. */
  seller: string;
}

/** Button that orders a listing that is reserved for the viewer, after a confirmation. */
export function OrderReserved({ product: { id, name, price }, seller }: Props) {
  const [asking, setAsking] = useState(false);
  const { placeOrder, loading } = usePlaceOrder();
  const order = async () => {
    try {
      const { data } = await placeOrder(id, price);
      toast.success(data!.placeOrder.message);
    } catch (error) {
      showFailure(error, messages.orderFailed);
    }
    setAsking(false);
  };
  return (
    <>
      <Button size="sm" minH="11" onClick={() => setAsking(true)}>
        Order
      </Button>
      <ConfirmDialog open={asking} title="Are You Sure?" busy={loading} onYes={() => void order()} onNo={() => setAsking(false)}>
        <Text>
          Order {name} for {formatPrice(price)} from {seller}?
        </Text>
      </ConfirmDialog>
    </>
  );
}
