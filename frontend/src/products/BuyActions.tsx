import { useMutation } from '@apollo/client/react';
import { Button, Link as TextLink, Stack, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { graphql, readFragment, type FragmentType } from '../gql/index.ts';
import { formatPrice } from '../lib/format.ts';
import { messages } from '../lib/messages.ts';
import { problemOf } from '../lib/problem.ts';
import { useViewer } from '../session/useViewer.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { InfoDialog } from '../ui/InfoDialog.tsx';
import { toast } from '../ui/toaster.ts';

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

/** Buy Now shows the owner's contact, Contact Product Owner places the order; both need a sign-in. */
export function BuyActions({ product }: { product: FragmentType<typeof BuyActionsFragment> }) {
  const { id, name, price, quantity, viewerCanEdit, seller } = readFragment(BuyActionsFragment, product);
  const viewer = useViewer();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [dialog, setDialog] = useState<Dialog>(null);
  // The same key until it is known that the order was placed: a repeated click or a lost answer orders once.
  const attempt = useRef(crypto.randomUUID());
  const [placeOrder, { loading }] = useMutation(PlaceOrderMutation, {
    update: (cache) => cache.modify({ id: `User:${viewer?.id}`, fields: { ordersPlaced: (_, { DELETE }) => DELETE } }),
  });

  const open = (wanted: Dialog) => {
    if (!viewer) return void navigate('/signin', { state: { from: pathname } });
    setDialog(quantity <= 0 ? 'out-of-stock' : wanted);
  };
  const order = async () => {
    try {
      const { data } = await placeOrder({ variables: { input: { productId: id, quantity: 1, idempotencyKey: attempt.current } } });
      attempt.current = crypto.randomUUID();
      toast.success(data?.placeOrder.message ?? messages.orderPlaced);
      setDialog(null);
    } catch (error) {
      const { code, message } = problemOf(error);
      toast.error(code ? message || messages.orderFailed : messages.orderError);
      setDialog(code === 'OUT_OF_STOCK' ? 'out-of-stock' : null);
    }
  };

  if (viewerCanEdit) return <Text color="fg.muted">This is your own listing.</Text>;
  return (
    <Stack gap="4" position={{ base: 'sticky', md: 'static' }} bottom="0" bg="bg" py="3" zIndex="docked">
      <Stack direction={{ base: 'row', md: 'column' }} gap="3">
        <Stack gap="1" flex="1">
          <Button size="lg" variant="outline" onClick={() => open('contact')}>
            Buy Now
          </Button>
          <Text fontSize="sm" color="fg.muted">
            Shows how to reach {seller.name}
          </Text>
        </Stack>
        <Stack gap="1" flex="1">
          <Button size="lg" onClick={() => open('confirm')} px="3">
            {quantity > 0 ? 'Contact Product Owner' : 'Not Available'}
          </Button>
          <Text fontSize="sm" color="fg.muted">
            {quantity > 0 ? 'Places the order' : 'Sold out for now'}
          </Text>
        </Stack>
      </Stack>
      <InfoDialog open={dialog === 'contact'} title="Contact Product Owner" onClose={() => setDialog(null)}>
        <Stack pb="4" fontSize="lg">
          <Text fontWeight="bold">{seller.name}</Text>
          <Text>Phone: {seller.phone ? <TextLink href={`tel:${seller.phone}`}>{seller.phone}</TextLink> : 'not given'}</Text>
          <Text overflowWrap="anywhere">
            Email:{' '}
            {seller.email ? <TextLink href={`mailto:${seller.email}?subject=${encodeURIComponent(name)}`}>{seller.email}</TextLink> : 'not given'}
          </Text>
        </Stack>
      </InfoDialog>
      <ConfirmDialog open={dialog === 'confirm'} title="Are You Sure?" busy={loading} onYes={() => void order()} onNo={() => setDialog(null)}>
        <Text>
          Order {name} for {formatPrice(price)} from {seller.name}?
        </Text>
      </ConfirmDialog>
      <InfoDialog open={dialog === 'out-of-stock'} title="Out Of Stock" onClose={() => setDialog(null)}>
        <Text pb="4">Product will be there Very Soon</Text>
      </InfoDialog>
    </Stack>
  );
}
