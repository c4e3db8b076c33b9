// @vitest-environment happy-dom
import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Observable } from 'rxjs';
import { expect, it, vi } from 'vitest';
import { makeCache } from '../../../apollo/cache/cachePolicies.ts';
import { makeSystem } from '../../../ui/theme/theme.ts';
import { BuyDialogs } from './BuyDialogs.tsx';

const product = {
  __typename: 'Product',
  id: '5',
  name: 'Guitar',
  price: 900,
  quantity: 3,
  availability: 'AVAILABLE',
  reservedFor: null,
  viewerCanEdit: false,
  seller: { __typename: 'User', id: '2', name: 'Ravi', email: 'ravi@nitt.edu', phone: '9840012345' },
} as const;

const placed = {
  __typename: 'Mutation',
  placeOrder: {
    __typename: 'PlaceOrderPayload',
    message: 'Order placed',
    order: { __typename: 'Order', id: '9' },
    product: { __typename: 'Product', id: '5', quantity: 2, availability: 'AVAILABLE' },
  },
};

/** Confirms an order on a page that was just opened. Returns its idempotency key. */
async function keyOfOrder(result: ApolloLink.Result | Error): Promise<unknown> {
  const keys: unknown[] = [];
  const link = new ApolloLink(({ variables }) => {
    keys.push((variables.input as Record<string, unknown>).idempotencyKey);
    return new Observable((observer) => {
      if (result instanceof Error) return observer.error(result);
      observer.next(result);
      observer.complete();
    });
  });
  const onChange = vi.fn();
  render(
    <ApolloProvider client={new ApolloClient({ link, cache: makeCache() })}>
      <ChakraProvider value={makeSystem()}>
        <MemoryRouter>
          <BuyDialogs product={product} dialog="confirm" onChange={onChange} />
        </MemoryRouter>
      </ChakraProvider>
    </ApolloProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(onChange).toHaveBeenCalledWith(null));
  cleanup();
  return keys[0];
}

it('repeats an order whose response was lost with the same key, also after the page is reopened', async () => {
  const lost = await keyOfOrder(new Error('unreachable'));
  expect(lost).toEqual(expect.any(String));
  expect(await keyOfOrder({ data: placed })).toBe(lost);
  expect(await keyOfOrder({ data: placed })).not.toBe(lost);
});
