import { Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { BuyActionsFragment } from '../../../gql/graphql.ts';
import { formatPrice } from '../../../lib/format/format.ts';
import { messages } from '../../../lib/texts/messages.ts';
import { requestErrorOf } from '../../../lib/texts/requestError.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { InfoDialog } from '../../../ui/dialogs/InfoDialog.tsx';
import { toast } from '../../../ui/dialogs/toaster.ts';
import { ContactDialog } from './ContactDialog.tsx';
import { OrderedSheet } from './OrderedSheet.tsx';
import { usePlaceOrder } from './usePlaceOrder.ts';

/** Kind of dialog: the seller's contact data, the confirmation of an order, or why the product cannot be ordered. */
export type BuyDialog = 'contact' | 'confirm' | 'out-of-stock' | 'unavailable';

interface Props {
  product: BuyActionsFragment;
  /** Open dialog; null if none is open. */
  dialog: BuyDialog | null;
  onChange: (dialog: BuyDialog | null) => void;
}

/** Dialogs of the buttons that buy a product, and the sheet after the order. */
export function BuyDialogs({ product, dialog, onChange }: Props) {
  const { id, name, price, seller } = product;
  // The order dialog opens after the contact dialog has closed.
  const [ordersNext, setOrdersNext] = useState(false);
  const [ordered, setOrdered] = useState<{ id: string; shown: boolean } | null>(null);
  const { placeOrder, loading } = usePlaceOrder();

  const order = async () => {
    try {
      const { data } = await placeOrder(id, price);
      toast.success(data?.placeOrder.message ?? messages.orderPlaced);
      onChange(null);
      setOrdered({ id: data!.placeOrder.order.id, shown: false });
    } catch (error) {
      const { code, message } = requestErrorOf(error);
      toast.error(code ? message || messages.orderFailed : messages.orderError);
      onChange(code === 'OUT_OF_STOCK' ? 'out-of-stock' : null);
    }
  };

  return (
    <>
      <ContactDialog
        open={dialog === 'contact'}
        name={name}
        seller={seller}
        onOrder={() => {
          setOrdersNext(true);
          onChange(null);
        }}
        onClose={() => onChange(null)}
        onGone={() => {
          if (ordersNext) onChange('confirm');
          setOrdersNext(false);
        }}
      />
      <ConfirmDialog
        open={dialog === 'confirm'}
        title="Are You Sure?"
        busy={loading}
        onYes={() => void order()}
        onNo={() => onChange(null)}
        onGone={() => setOrdered((placed) => placed && { ...placed, shown: true })}
      >
        <Text>
          Order {name} for {formatPrice(price)} from {seller.name}?
        </Text>
        <Text color="fg.muted" mt="2">
          Afterwards you see how to reach {seller.name}, here and with the order, which has a chat.
        </Text>
      </ConfirmDialog>
      <InfoDialog open={dialog === 'out-of-stock'} title="Out Of Stock" onClose={() => onChange(null)}>
        <Text pb="4">Product will be there Very Soon</Text>
      </InfoDialog>
      <InfoDialog open={dialog === 'unavailable'} title="Not Available" onClose={() => onChange(null)}>
        <Text pb="4">
          {product.availability === 'RESERVED'
            ? 'It is reserved for another buyer. Choose “Tell me when it is free” to hear when that ends.'
            : 'The seller does not offer it at the moment. Save it to find it again.'}
        </Text>
      </InfoDialog>
      {ordered?.shown && <OrderedSheet orderId={ordered.id} name={name} seller={seller} onClose={() => setOrdered(null)} />}
    </>
  );
}
