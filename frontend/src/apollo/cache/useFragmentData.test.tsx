// @vitest-environment happy-dom
import { ApolloClient, ApolloLink, gql, type ApolloCache, type FragmentType, type TypedDocumentNode } from '@apollo/client';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { act, render, screen } from '@testing-library/react';
import { NEVER, of, Subject, type Observable } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeCache } from './cachePolicies.ts';
import { invalidateOfferedProducts, removeFromCache } from './listUpdates.ts';
import { useFragmentData } from './useFragmentData.ts';

type Card = { __typename: 'Product'; id: string; name: string } & { ' $fragmentName'?: 'CardFragment' };
type Masked = { __typename: 'Product'; id: string } & { ' $fragmentRefs'?: { CardFragment: Card } };

const CardFragment = gql`
  fragment Card on Product {
    id: databaseId
    name
    ...Heart
  }
  fragment Heart on Product {
    id: databaseId
    favouriteCount
  }
` as TypedDocumentNode<Card>;

const SHOP = gql`
  query Shop {
    products(filter: null) {
      nodes {
        id: databaseId
        ...Card
      }
    }
  }
  ${CardFragment}
` as TypedDocumentNode<{ products: { nodes: Masked[] } }, Record<string, never>>;

const shop = (...ids: string[]) => ({
  data: {
    products: {
      __typename: 'ProductConnection',
      nodes: ids.map((id) => ({ __typename: 'Product', id, name: `Lamp ${id}`, favouriteCount: 0 })),
    },
  },
});

/** Records each render, and for the parent the fields that it received of its first product. */
const rendered = vi.fn<(what: 'shop' | 'card', given?: object) => void>();
const rendersOf = (what: string) => rendered.mock.calls.filter(([called]) => called === what).length;

function ProductCard({ product }: { product: FragmentType<typeof CardFragment> | null }) {
  rendered('card');
  return <p>{useFragmentData(CardFragment, product)?.name ?? 'nothing'}</p>;
}

function Shop() {
  const { data } = useQuery(SHOP);
  rendered('shop', data?.products.nodes[0]);
  return data?.products.nodes.map((product) => <ProductCard key={product.id} product={product} />);
}

/** Renders a page. Its first request receives `first` at once, the next one receives `refetched`. */
async function open(page: React.ReactNode, first = shop(), refetched: Observable<ReturnType<typeof shop>> = NEVER) {
  const results = [of(first)];
  const link = new ApolloLink(() => results.pop() ?? refetched);
  const client = new ApolloClient({ cache: makeCache(), link, dataMasking: true });
  const inClient = (shown: React.ReactNode) => <ApolloProvider client={client}>{shown}</ApolloProvider>;
  const { rerender } = render(inClient(page));
  await settle();
  return {
    client,
    show: async (shown: React.ReactNode) => {
      rerender(inClient(shown));
      await settle();
    },
    change: (work: () => void) => settle(work),
  };
}

/** Waits for requests, cache broadcasts and the renders that follow them. */
const settle = (work?: () => void) =>
  act(async () => {
    work?.();
    await vi.runAllTimersAsync();
  });

const shown = () => screen.queryAllByText(/./).map(({ textContent }) => textContent);
const rename = (cache: ApolloCache, id: string, name: string) => cache.modify({ id: `Product:${id}`, fields: { name: () => name } });

beforeEach(() => {
  vi.useFakeTimers();
  rendered.mockClear();
});
afterEach(() => vi.useRealTimers());

describe('the fields of a fragment', () => {
  it('are visible to the component that owns it, not to its parent', async () => {
    await open(<Shop />, shop('1'));
    expect(shown()).toEqual(['Lamp 1']);
    expect(rendered.mock.calls.findLast(([what]) => what === 'shop')?.[1]).toEqual({ __typename: 'Product', id: '1' });
  });

  it('rerender only the component whose object changed, not its parent', async () => {
    const { client, change } = await open(<Shop />, shop('1', '2', '3'));
    rendered.mockClear();
    await change(() => rename(client.cache, '2', 'Desk lamp'));
    expect(shown()).toEqual(['Lamp 1', 'Desk lamp', 'Lamp 3']);
    expect(rendersOf('shop')).toBe(0);
    // Only the changed card renders, twice, because `useFragmentData` stores the last result in its state.
    expect(rendersOf('card')).toBe(2);
  });

  it('do not rerender a component when only those of another fragment change', async () => {
    const { client, change } = await open(<Shop />, shop('1'));
    rendered.mockClear();
    await change(() => client.cache.modify({ id: 'Product:1', fields: { favouriteCount: () => 5 } }));
    expect(rendered).not.toHaveBeenCalled();
  });
});

describe('a component whose object leaves the cache', () => {
  const lamp: Masked = { __typename: 'Product', id: '1' };
  const otherLamp: Masked = { __typename: 'Product', id: '2' };

  it('keeps showing it', async () => {
    const { client, change } = await open(<Shop />, shop('1'));
    await change(() => removeFromCache(client.cache, 'Product', '1'));
    expect(shown()).toEqual(['Lamp 1']);
  });

  it('keeps showing it while the evicted list is refetched, and then shows the new data', async () => {
    const refetched = new Subject<ReturnType<typeof shop>>();
    const { client, change } = await open(<Shop />, shop('1', '2'), refetched);
    await change(() => invalidateOfferedProducts(client.cache));
    expect(shown()).toEqual(['Lamp 1', 'Lamp 2']);
    await change(() => refetched.next(shop('2')));
    expect(shown()).toEqual(['Lamp 2']);
  });

  it('keeps showing it after the store is cleared', async () => {
    const { client, change } = await open(<Shop />, shop('1'));
    await change(() => void client.clearStore());
    expect(shown()).toEqual(['Lamp 1']);
  });

  it('shows the object again when it comes back', async () => {
    const { client, change } = await open(<Shop />, shop('1'));
    await change(() => client.cache.evict({ id: 'Product:1' }));
    await change(() => client.writeQuery({ query: SHOP, data: shop('1').data as never }));
    await change(() => rename(client.cache, '1', 'Floor lamp'));
    expect(shown()).toEqual(['Floor lamp']);
  });

  it('shows nothing when it is first rendered after that', async () => {
    await open(<ProductCard product={lamp} />);
    expect(shown()).toEqual(['nothing']);
  });

  it('never shows it in place of another object', async () => {
    const { client, show, change } = await open(<Shop />, shop('1', '2'));
    await show(<ProductCard product={lamp} />);
    await show(<ProductCard product={otherLamp} />);
    expect(shown()).toEqual(['Lamp 2']);
    await change(() => client.cache.evict({ id: 'Product:1' }));
    await show(<ProductCard product={lamp} />);
    expect(shown()).toEqual(['nothing']);
  });
});

it('reads no data from null', async () => {
  await open(<ProductCard product={null} />);
  expect(shown()).toEqual(['nothing']);
});

it('shows an optimistic response, and the previous data when the server rejects it', async () => {
  const { client, change } = await open(<Shop />, shop('1'));
  await change(() => client.cache.batch({ optimistic: 'rename', update: (cache) => rename(cache, '1', 'Soon') }));
  expect(shown()).toEqual(['Soon']);
  await change(() => client.cache.removeOptimistic('rename'));
  expect(shown()).toEqual(['Lamp 1']);
});
