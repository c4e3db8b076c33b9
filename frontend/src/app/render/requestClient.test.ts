import { gql, type TypedDocumentNode } from '@apollo/client';
import { expect, it } from 'vitest';
import { requestClient } from './requestClient.ts';
import { useFragmentData } from '../../apollo/cache/useFragmentData.ts';
import { provideClient } from '../../apollo/client/currentClient.ts';
import { preloadQuery, waitForResult } from '../../apollo/preload.ts';
import { usePreloadedQuery } from '../../apollo/usePageQuery.ts';

/* Without `document`, the modules run as they do on the server. */

interface Data {
  product: { __typename: 'Product'; id: string; name: string } | null;
}

const QUERY = gql`
  query Product($id: ID!) {
    product(id: $id) {
      id: databaseId
      ...Card
    }
  }
  fragment Card on Product {
    id: databaseId
    name
  }
` as TypedDocumentNode<Data, { id: string }>;
const CARD = gql`
  fragment Card on Product {
    id: databaseId
    name
  }
` as TypedDocumentNode<{ id: string; name: string }>;
Object.assign(QUERY, { __meta__: { hash: 'product' } });

const lamp: Data = { product: { __typename: 'Product', id: '7', name: 'Lamp' } };

/** Sends the query as the loader of a route does. `answer` returns the server's response. */
async function load(answer: () => Promise<Data>) {
  const client = requestClient(async () => ({ ...(await answer()) }));
  provideClient(() => client);
  const ref = preloadQuery(QUERY, { id: '7' });
  await waitForResult(ref, 0);
  return { client, ref };
}

it("has the page's data after the loader has waited, unmasked, and in the cache that the browser restores", async () => {
  const { client, ref } = await load(async () => lamp);
  const { data } = usePreloadedQuery(ref);
  expect(data).toEqual(lamp);
  expect(useFragmentData(CARD, data.product as never)).toBe(data.product);
  expect(client.extract()).toMatchObject({ 'Product:7': { databaseId: '7', name: 'Lamp' } });
});

it('has no fragment data for an object that is null', async () => {
  const { ref } = await load(async () => ({ product: null }));
  expect(useFragmentData(CARD, usePreloadedQuery(ref).data.product as never)).toBeUndefined();
});

it('fails when the query fails', async () => {
  await expect(load(() => Promise.reject(new Error('no data')))).rejects.toThrow('no data');
});
