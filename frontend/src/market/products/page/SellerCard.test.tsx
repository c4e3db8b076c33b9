// @vitest-environment happy-dom
import { ApolloClient, ApolloLink, gql, type TypedDocumentNode } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { makeCache } from '../../../apollo/cache/cachePolicies.ts';
import { makeSystem } from '../../../ui/theme/theme.ts';
import { SellerCard } from './SellerCard.tsx';

type Shown = Parameters<typeof SellerCard>[0]['product'];

const PRODUCT = gql`
  query {
    product(id: "1") {
      id: databaseId
      shipping
      spot
      seller {
        id: databaseId
        name
        createdAt
        profilePictureUrl(width: 160)
        ratingAverage
        ratingCount
        answersWithin
        products(first: 5) {
          totalCount
          nodes
        }
      }
    }
  }
` as TypedDocumentNode<{ product: Shown }>;

/** Returns the text of a seller's card. */
function cardOf(known: { ratingAverage: number | null; ratingCount: number; answersWithin: number | null }) {
  const client = new ApolloClient({ cache: makeCache(), link: ApolloLink.empty() });
  const products = { __typename: 'ProductConnection', totalCount: 1, nodes: [] };
  const person = { __typename: 'User', id: '2', name: 'Ravi', createdAt: '2025-01-01T00:00:00.000Z', profilePictureUrl: null };
  const product = { __typename: 'Product', id: '1', shipping: false, spot: null, seller: { ...person, products, ...known } };
  client.writeQuery({ query: PRODUCT, data: { product: product } });
  render(
    <ApolloProvider client={client}>
      <ChakraProvider value={makeSystem()}>
        <MemoryRouter>
          <SellerCard product={product as unknown as Shown} />
        </MemoryRouter>
      </ChakraProvider>
    </ApolloProvider>,
  );
  return screen.getByRole('region', { name: 'Seller' }).textContent;
}

it('shows how buyers rate the seller and how quickly the seller answers', () => {
  const text = cardOf({ ratingAverage: 4.5, ratingCount: 2, answersWithin: 50 });
  expect(text).toContain('4.5 (2 ratings) · Usually answers within an hour');
  expect(screen.getByRole('img', { name: '4.5 of 5 stars' })).toBeDefined();
});

it('shows no rating and no answer time for a seller without them', () => {
  const text = cardOf({ ratingAverage: null, ratingCount: 0, answersWithin: null });
  expect(text).toContain('Member since 2025');
  expect(text).not.toMatch(/rating|answers/);
});
