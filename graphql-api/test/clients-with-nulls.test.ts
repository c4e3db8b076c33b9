import { describe, expect, it } from 'vitest';
import { listing, student } from './test-clients.ts';

describe('null for an argument with a default', () => {
  it.each(['null', '$first'])('means the default when it is %s, at the root and below', async (first) => {
    const seller = await student();
    await listing(seller);
    const query = `query ($first: Int, $sort: ProductSort, $id: ID!) {
      products(first: ${first}, sort: $sort, filter: { sellerId: $id }) { nodes { id: databaseId related(first: ${first}) { id: databaseId } } }
      others: products(first: $first) { pageInfo { hasNextPage } }
      user(id: $id) { products(first: ${first}) { totalCount nodes { id: databaseId reviews(first: ${first}) { totalCount } } } }
    }`;
    const { data, errors } = await seller.ask(query, { first: null, sort: null, id: seller.id });
    expect(errors).toBeUndefined();
    expect(data.products.nodes).toHaveLength(1);
    expect(data.user.products).toMatchObject({ totalCount: 1, nodes: [{ reviews: { totalCount: 0 } }] });
  });
});

describe('a mutation that fails', () => {
  it('is null with its error and keeps the results of the others', async () => {
    const [seller, buyer] = [await student(), await student()];
    const id = await listing(seller);
    const { data, errors } = await buyer.ask(
      'mutation ($id: ID!) { a: deleteProduct(input: { id: $id }) { message } b: addFavourite(input: { productId: $id }) { productId } }',
      { id },
    );
    expect(data).toEqual({ a: null, b: { productId: id } });
    expect(errors).toMatchObject([{ path: ['a'], extensions: { code: 'FORBIDDEN' } }]);
  });

  it('is an error, not just null, when its object is gone by the time the payload is read', async () => {
    const buyer = await student();
    const { data, errors } = await buyer.ask('mutation { markMessagesRead(input: { orderId: "999999999" }) { id: databaseId } }');
    expect(data).toEqual({ markMessagesRead: null });
    expect(errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
  });
});
