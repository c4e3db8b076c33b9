import { useReadQuery, type PreloadedQueryRef } from '@apollo/client/react';
import { Badge, Box, Button, Container, Flex, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { Suspense } from 'react';
import { Link, useLoaderData, useRevalidator } from 'react-router-dom';
import { preloadQuery } from '../../apollo/preload.ts';
import type { CartQuery as CartData, ProductAvailability } from '../../gql/graphql.ts';
import { graphql } from '../../gql/documents.ts';
import { preview } from '../../lib/format/format.ts';
import { unavailable } from '../products/availabilities.ts';
import { ProductPhoto } from '../photos/ProductPhoto.tsx';
import { useMessageSeller } from '../../talk/conversations/useMessageSeller.ts';
import { EmptyState } from '../../ui/elements/EmptyState.tsx';
import { PageTitle } from '../../ui/elements/PageTitle.tsx';
import { Panel } from '../../ui/elements/Panel.tsx';
import { Price } from '../../ui/elements/Price.tsx';
import { LoadFailure } from '../../ui/elements/LoadFailure.tsx';
import { cart, removeFromCart, type CartItem } from './cart.ts';
import { useCart } from './useCart.ts';
import { brand } from '../../lib/texts/college.ts';

const CartQuery = graphql(`
  query Cart($ids: [ID!]!) {
    products(first: 50, filter: { ids: $ids }) {
      nodes {
        id
        name
        description
        price
        availability
        viewerCanEdit
        photoUrl(width: 640)
      }
    }
  }
`);

const NOT_LISTED = 'No longer available';

/** Number of products that are refreshed at once: one page of the API. */
const REFRESHED = 50;

type Refreshed = PreloadedQueryRef<CartData>;

interface Fresh extends CartItem {
  availability: ProductAvailability;
  viewerCanEdit: boolean;
}

/** Why an item cannot be ordered now; undefined when it can, or when that is not known. */
function availability(fresh: Fresh | undefined, loaded: boolean): string | undefined {
  if (!loaded) return undefined;
  if (!fresh) return NOT_LISTED;
  return unavailable[fresh.availability];
}

function MessageSeller({ item }: { item: CartItem }) {
  const { open, loading } = useMessageSeller(item.id);
  return (
    <Button loading={loading} onClick={open} aria-label={`Message seller: ${item.name}`}>
      Message seller
    </Button>
  );
}

interface CardProps {
  item: CartItem;
  /** Why it cannot be ordered now. */
  note: string | undefined;
  canMessage: boolean;
}

function CartCard({ item, note, canMessage }: CardProps) {
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
            {canMessage && <MessageSeller item={item} />}
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

function idsToRefresh(items: CartItem[]): string[] {
  return items.map(({ id }) => id).slice(-REFRESHED);
}

function loader(): Refreshed | null {
  const ids = idsToRefresh(cart.get());
  return ids.length === 0 ? null : preloadQuery(CartQuery, { ids }, 'cache-and-network');
}

/** The stored items, with the current price and availability of the items in `fresh`. */
function CartItems({ items, fresh }: { items: CartItem[]; fresh?: readonly Fresh[] | undefined }) {
  const byId = new Map(fresh?.map((product) => [product.id, product]));
  const refreshedIds = idsToRefresh(items);
  return (
    <Stack gap="4">
      {items.map((item) => (
        <CartCard
          key={item.id}
          item={byId.get(item.id) ?? item}
          canMessage={byId.get(item.id)?.viewerCanEdit === false}
          note={availability(byId.get(item.id), fresh !== undefined && refreshedIds.includes(item.id))}
        />
      ))}
    </Stack>
  );
}

function RefreshedItems({ query, items }: { query: Refreshed; items: CartItem[] }) {
  const { data } = useReadQuery(query);
  const { revalidate } = useRevalidator();
  return (
    <>
      {!data && (
        <Box mb="4">
          <LoadFailure message="Prices and availability could not be refreshed." onRetry={() => void revalidate()} />
        </Box>
      )}
      <CartItems items={items} fresh={data?.products.nodes} />
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

function CartPage() {
  const items = useCart();
  const query = useLoaderData<Refreshed | null>();
  return (
    <>
      <PageTitle>{`Cart - ${brand}`}</PageTitle>
      {items.length === 0 ? (
        <EmptyCart />
      ) : (
        <Container maxW="1440px" py={{ base: '4', md: '8' }}>
          <Heading as="h1" size="2xl" mb="4">
            Your Cart
          </Heading>
          <Suspense fallback={<CartItems items={items} />}>
            {query ? <RefreshedItems query={query} items={items} /> : <CartItems items={items} />}
          </Suspense>
        </Container>
      )}
    </>
  );
}

export const cartPage = { Component: CartPage, loader };
