import { useQuery } from '@apollo/client/react';
import { Badge, Box, Button, Container, Flex, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { graphql } from '../gql/index.ts';
import { preview } from '../lib/format.ts';
import { ProductPhoto } from '../products/ProductPhoto.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Panel } from '../ui/Panel.tsx';
import { Price } from '../ui/Price.tsx';
import { Retry } from '../ui/Retry.tsx';
import { removeFromCart, type CartItem } from './cart.ts';
import { useCart } from './useCart.ts';
import { brand } from '../lib/brand.ts';

const CartQuery = graphql(`
  query Cart($ids: [ID!]!) {
    products(first: 50, filter: { ids: $ids }) {
      nodes {
        id
        name
        description
        price
        quantity
        photoUrl(width: 640)
      }
    }
  }
`);

/** Most products whose price and stock are asked for at once: one page of the API. */
const REFRESHED = 50;

interface Fresh extends CartItem {
  quantity: number;
}

function availability(fresh: Fresh | undefined, loaded: boolean): string | undefined {
  if (!loaded) return undefined;
  if (!fresh) return 'No longer available';
  return fresh.quantity === 0 ? 'Sold out' : undefined;
}

function CartCard({ item, note }: { item: CartItem; note: string | undefined }) {
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
          <Price rupees={item.price} />
          <HStack mt="auto" wrap="wrap">
            {note !== 'No longer available' && (
              <Button asChild>
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

export function CartPage() {
  const items = useCart();
  const ids = items.map(({ id }) => id).slice(-REFRESHED);
  const { data, error, refetch } = useQuery(CartQuery, { variables: { ids }, skip: ids.length === 0, fetchPolicy: 'cache-and-network' });
  const fresh = new Map<string, Fresh>(data?.products.nodes.map((product) => [product.id, product]));
  if (items.length === 0) {
    return (
      <>
        <PageTitle>{`Cart - ${brand}`}</PageTitle>
        <EmptyState
          title="Your cart is empty"
          heading
          action={
            <Button asChild>
              <Link to="/">Look around</Link>
            </Button>
          }
        >
          Search for something and add it from the results.
        </EmptyState>
      </>
    );
  }
  return (
    <Container maxW="1440px" py={{ base: '4', md: '8' }}>
      <PageTitle>{`Cart - ${brand}`}</PageTitle>
      <Heading as="h1" size="2xl" mb="4">
        Your Cart
      </Heading>
      {error && !data && (
        <Box mb="4">
          <Retry message="Prices and availability could not be refreshed." onRetry={() => void refetch()} />
        </Box>
      )}
      <Stack gap="4">
        {items.map((item) => (
          <CartCard
            key={item.id}
            item={fresh.get(item.id) ?? item}
            note={availability(fresh.get(item.id), data !== undefined && ids.includes(item.id))}
          />
        ))}
      </Stack>
    </Container>
  );
}
