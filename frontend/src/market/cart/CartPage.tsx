import { useReadQuery, type PreloadedQueryRef } from '@apollo/client/react';
import { Badge, Box, Button, Container, Flex, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { Link, useLoaderData, useRevalidator } from 'react-router-dom';
import { preloadQuery } from '../../apollo/preload.ts';
import type { CartQuery as CartData } from '../../gql/graphql.ts';
import { preview } from '../../lib/format/format.ts';
import { ProductPhoto } from '../photos/ProductPhoto.tsx';
import { useAskAbout } from '../../talk/conversations/useAskAbout.ts';
import { useMessageSeller } from '../../talk/conversations/useMessageSeller.ts';
import { EmptyState } from '../../ui/elements/EmptyState.tsx';
import { PageTitle } from '../../ui/elements/PageTitle.tsx';
import { Panel } from '../../ui/elements/Panel.tsx';
import { Price } from '../../ui/elements/Price.tsx';
import { BusyButton } from '../../ui/buttons/BusyButton.tsx';
import { LoadFailure } from '../../ui/elements/LoadFailure.tsx';
import { MOST_LINES } from '../../trade/bundles/bundleChoice.ts';
import { BundleButton } from '../../trade/bundles/BundleButton.tsx';
import { AskAllDialog } from './AskAllDialog.tsx';
import { cart, removeFromCart, type CartItem } from './cart.ts';
import { CartActions, type CartDeal } from './CartActions.tsx';
import { CartQuery, idsToRefresh, NOT_LISTED, sellersOfSeveral, shownItems, type ShownItem } from './cartItems.ts';
import { OrderAllDialog } from './OrderAllDialog.tsx';
import { useCart } from './useCart.ts';
import { brand } from '../../lib/texts/college.ts';

type Refreshed = PreloadedQueryRef<CartData>;

function MessageSeller({ item }: { item: CartItem }) {
  const { open, loading } = useMessageSeller(item.id);
  return (
    <BusyButton variant="outline" waits={loading} onClick={open} aria-label={`Message seller: ${item.name}`}>
      Message seller
    </BusyButton>
  );
}

function CartCard({ item }: { item: ShownItem }) {
  const { note, canAsk } = item;
  return (
    <Panel p="0" overflow="hidden">
      <Flex direction={{ base: 'column', sm: 'row' }}>
        <ProductPhoto url={item.photoUrl} name={item.name} w={{ base: 'full', sm: '52' }} flexShrink={0} />
        <Stack p="4" flex="1" minW="0">
          <HStack justify="space-between" wrap="wrap">
            <Heading as="h2" fontSize="lg">
              {item.name}
            </Heading>
            {note && (
              <Badge bg="bad.subtle" color="bad.fg" borderRadius="full" px="3" py="1">
                {note}
              </Badge>
            )}
          </HStack>
          <Text color="fg.muted" overflowWrap="anywhere">
            {preview(item.description, 120)}
          </Text>
          <Price price={item.price} />
          <HStack mt="auto" wrap="wrap">
            {canAsk && <MessageSeller item={item} />}
            {note !== NOT_LISTED && (
              <Button asChild variant="outline">
                <Link to={`/product/${item.id}`} aria-label={`View item: ${item.name}`}>
                  View item
                </Link>
              </Button>
            )}
            <Button variant="outline" onClick={() => removeFromCart(item.id)} aria-label={`Remove ${item.name}`}>
              Remove
            </Button>
          </HStack>
        </Stack>
      </Flex>
    </Panel>
  );
}

function loader(): Refreshed | null {
  const ids = idsToRefresh(cart.get());
  return ids.length === 0 ? null : preloadQuery(CartQuery, { ids }, 'cache-and-network');
}

interface ItemsProps {
  items: CartItem[];
  onDeal: (deal: CartDeal) => void;
}

function CartItems({ items }: { items: readonly ShownItem[] }) {
  return (
    <Stack gap="4">
      {items.map((item) => (
        <CartCard key={item.id} item={item} />
      ))}
    </Stack>
  );
}

/** Buttons that buy the items of one seller together, for each seller with several items in the cart. */
function Together({ items }: { items: readonly ShownItem[] }) {
  return sellersOfSeveral(items).map(({ seller, ids }) => (
    <Box key={seller.id} mb="4">
      <BundleButton
        label={`Buy ${ids.length} from ${seller.name} together`}
        seller={seller}
        filter={{ ids: [...ids] }}
        first={ids.slice(0, MOST_LINES)}
        onOrdered={(ordered) => ordered.forEach(removeFromCart)}
      />
    </Box>
  ));
}

function RefreshedItems({ query, items, onDeal }: ItemsProps & { query: Refreshed }) {
  const { data } = useReadQuery(query);
  const { revalidate } = useRevalidator();
  const shown = shownItems(items, data?.products.nodes);
  return (
    <>
      {data ? (
        <>
          <CartActions items={shown} onDeal={onDeal} />
          <Together items={shown} />
        </>
      ) : (
        <Box mb="4">
          <LoadFailure message="Prices and availability could not be refreshed." onRetry={() => void revalidate()} />
        </Box>
      )}
      <CartItems items={shown} />
    </>
  );
}

function EmptyCart() {
  const action = (
    <Button asChild>
      <Link to="/">Look around</Link>
    </Button>
  );
  return (
    <EmptyState title="Your cart is empty" heading action={action}>
      Search for something and add it from the results.
    </EmptyState>
  );
}

function FilledCart({ items, onDeal }: ItemsProps) {
  const query = useLoaderData<Refreshed | null>();
  const stored = <CartItems items={shownItems(items, undefined)} />;
  return (
    <Container maxW="1440px" py={{ base: '4', md: '8' }}>
      <Heading as="h1" size="2xl" mb="4">
        Your Cart
      </Heading>
      <Suspense fallback={stored}>{query ? <RefreshedItems query={query} items={items} onDeal={onDeal} /> : stored}</Suspense>
    </Container>
  );
}

function CartPage() {
  const items = useCart();
  const ask = useAskAbout();
  // Kept in state, so that the dialog stays while ordered items leave the cart.
  const [deal, setDeal] = useState<CartDeal>();
  const close = () => setDeal(undefined);
  return (
    <>
      <PageTitle>{`Cart - ${brand}`}</PageTitle>
      {items.length === 0 ? <EmptyCart /> : <FilledCart items={items} onDeal={setDeal} />}
      {deal?.kind === 'order' && <OrderAllDialog items={deal.items} onClose={close} />}
      {deal?.kind === 'ask' && <AskAllDialog ask={ask} items={deal.items} onClose={close} />}
    </>
  );
}

export const cartPage = { Component: CartPage, loader };
