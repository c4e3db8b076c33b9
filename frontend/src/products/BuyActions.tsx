import { useMutation } from '@apollo/client/react';
import { Box, Button, HStack, Stack, Text, type ButtonProps } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { invalidateOrdersPlaced } from '../apollo/listUpdates.ts';
import { graphql, readFragment, type FragmentType } from '../gql/index.ts';
import { formatPrice } from '../lib/format.ts';
import { newKey } from '../lib/idempotencyKey.ts';
import { messages } from '../lib/messages.ts';
import { requestErrorOf } from '../lib/requestError.ts';
import { useViewer } from '../session/useViewer.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { InfoDialog } from '../ui/InfoDialog.tsx';
import { toast } from '../ui/toaster.ts';
import { ContactDialog } from './ContactDialog.tsx';
import { OrderedSheet } from './OrderedSheet.tsx';

const BuyActionsFragment = graphql(`
  fragment BuyActions on Product {
    id
    name
    price
    quantity
    viewerCanEdit
    seller {
      id
      name
      email
      phone
    }
  }
`);

const PlaceOrderMutation = graphql(`
  mutation PlaceOrder($input: PlaceOrderInput!) {
    placeOrder(input: $input) {
      message
      order {
        id
      }
      product {
        id
        quantity
      }
    }
  }
`);

type Dialog = 'contact' | 'confirm' | 'out-of-stock' | null;

/** One of the two buttons, with a line that explains it. */
function Action({ hint, ...button }: ButtonProps & { hint: string }) {
  return (
    <Stack gap="1" flex="1" minW="0">
      <Button size="lg" fontSize={{ base: 'sm', md: 'md' }} px="2" h="auto" minH="12" whiteSpace="normal" lineHeight="1.15" {...button} />
      <Text fontSize={{ base: 'xs', md: 'sm' }} color="fg.muted" textAlign={{ base: 'center', md: 'start' }} truncate>
        {hint}
      </Text>
    </Stack>
  );
}

/** Shown to the seller instead. */
function OwnListing({ id }: { id: string }) {
  return (
    <HStack justify="space-between" gap="3">
      <Text color="fg.muted">Your listing</Text>
      <Button asChild variant="outline">
        <Link to={`/dashboard/user/update-product/${id}`}>Edit</Link>
      </Button>
    </HStack>
  );
}

/** Above the bottom bar on phones; below the facts on other screens. */
const place = {
  position: { base: 'fixed', md: 'static' },
  insetX: '0',
  bottom: 'var(--bottom-bar)',
  zIndex: 'docked',
  bg: 'bg',
  px: { base: '4', md: '0' },
  py: '2.5',
  borderTopWidth: { base: '1px', md: '0' },
  borderColor: 'border',
} as const;

/** Buy Now shows the seller's contact data, Contact Product Owner places the order; both require a sign-in. */
export function BuyActions({ product }: { product: FragmentType<typeof BuyActionsFragment> }) {
  const { id, name, price, quantity, viewerCanEdit, seller } = readFragment(BuyActionsFragment, product);
  const viewer = useViewer();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [dialog, setDialog] = useState<Dialog>(null);
  // The second dialog opens after the first has closed.
  const [ordersNext, setOrdersNext] = useState(false);
  const [ordered, setOrdered] = useState<{ id: string; shown: boolean } | null>(null);
  // The key is kept until the order is confirmed, so that a repeated click or a lost response orders once.
  const attempt = useRef(newKey());
  const [placeOrder, { loading }] = useMutation(PlaceOrderMutation, {
    update: (cache) => viewer && invalidateOrdersPlaced(cache, viewer.id),
  });

  const open = (wanted: Dialog) => {
    if (!viewer) return void navigate('/signin', { state: { from: pathname } });
    setDialog(quantity <= 0 ? 'out-of-stock' : wanted);
  };
  const order = async () => {
    try {
      const { data } = await placeOrder({ variables: { input: { productId: id, quantity: 1, idempotencyKey: attempt.current } } });
      attempt.current = newKey();
      toast.success(data?.placeOrder.message ?? messages.orderPlaced);
      setDialog(null);
      setOrdered({ id: data!.placeOrder.order.id, shown: false });
    } catch (error) {
      const { code, message } = requestErrorOf(error);
      toast.error(code ? message || messages.orderFailed : messages.orderError);
      setDialog(code === 'OUT_OF_STOCK' ? 'out-of-stock' : null);
    }
  };

  if (viewerCanEdit) return <OwnListing id={id} />;
  return (
    <Box {...place} data-bottom-actions="">
      <HStack align="start" gap="3">
        <Action variant="outline" onClick={() => open('contact')} hint={quantity > 0 ? `Shows how to reach ${seller.name}` : 'Sold out for now'}>
          Buy Now
        </Action>
        <Action onClick={() => open('confirm')} hint={quantity > 0 ? 'Places the order' : 'Sold out for now'}>
          {quantity > 0 ? 'Contact Product Owner' : 'Not Available'}
        </Action>
      </HStack>
      <ContactDialog
        open={dialog === 'contact'}
        name={name}
        seller={seller}
        onOrder={() => {
          setOrdersNext(true);
          setDialog(null);
        }}
        onClose={() => setDialog(null)}
        onGone={() => {
          if (ordersNext) setDialog('confirm');
          setOrdersNext(false);
        }}
      />
      <ConfirmDialog
        open={dialog === 'confirm'}
        title="Are You Sure?"
        busy={loading}
        onYes={() => void order()}
        onNo={() => setDialog(null)}
        onGone={() => setOrdered((placed) => placed && { ...placed, shown: true })}
      >
        <Text>
          Order {name} for {formatPrice(price)} from {seller.name}?
        </Text>
        <Text color="fg.muted" mt="2">
          Afterwards you see how to reach {seller.name}, here and with the order, which has a chat.
        </Text>
      </ConfirmDialog>
      <InfoDialog open={dialog === 'out-of-stock'} title="Out Of Stock" onClose={() => setDialog(null)}>
        <Text pb="4">Product will be there Very Soon</Text>
      </InfoDialog>
      {ordered?.shown && <OrderedSheet orderId={ordered.id} name={name} seller={seller} onClose={() => setOrdered(null)} />}
    </Box>
  );
}
