import { describe, expect, it } from 'vitest';
import { indexPlan, statementsAbout } from '../../../../test/plans.ts';
import { admin, listing, order, student, unique, type TestClient } from '../../../../test/test-clients.ts';

const LIST =
  'query ($search: String, $status: OrderStatus) { orders(first: 50, search: $search, status: $status) { totalCount nodes { id: databaseId } } }';

/** Returns the ids of the orders that a search finds, and expects as many as the total count. */
async function found(boss: TestClient, variables: Record<string, unknown>): Promise<string[]> {
  const { data, errors } = await boss.ask(LIST, variables);
  expect(errors).toBeUndefined();
  const ids = data.orders.nodes.map(({ id }: { id: string }) => id);
  if (data.orders.totalCount <= 50) expect(ids).toHaveLength(data.orders.totalCount);
  return ids;
}

describe('the list of all orders', () => {
  it('is searched by a part of the name of the ordered product, the buyer or the seller, ignoring letter case', async () => {
    const [boss, seller, buyer] = [await admin(), await student(), await student()];
    const [name, renamed] = [unique('100% Zebra'), unique('Yak')];
    const product = await listing(seller, { name });
    const [first, second] = [await order(buyer, product), await order(buyer, product)];
    await seller.ask('mutation ($id: ID!, $name: String!) { updateProduct(input: { id: $id, name: $name }) { product { id: databaseId } } }', {
      id: product,
      name: renamed,
    });
    await seller.ask('mutation ($id: ID!) { setOrderStatus(input: { id: $id, status: SHIPPED }) { message } }', { id: first });
    for (const search of [name, ` ${name.toUpperCase()} `, name.slice(1), buyer.name, seller.name.toLowerCase()]) {
      expect(await found(boss, { search })).toEqual([second, first]);
    }
    expect(await found(boss, { search: name, status: 'SHIPPED' })).toEqual([first]);
    expect(await found(boss, { search: renamed })).toEqual([]);
    expect(await found(boss, { search: '%_%' })).toEqual([]);
    expect(await found(boss, { search: '0%' })).toContain(first);
    expect(await found(boss, { search: ' ' })).toContain(second);
  });

  it('is searched by the indexes on names, buyers and sellers, for page and total', async () => {
    const boss = await admin();
    const search = (selection: string) => statementsAbout('orders', () => boss.ask(`{ orders(search: "nobody at all") { ${selection} } }`));
    const [[page], [total]] = [await search('nodes { id: databaseId }'), await search('totalCount')];
    for (const statement of [page, total]) {
      const plan = await indexPlan(statement!);
      for (const index of ['orders_name', 'orders_buyer', 'orders_seller']) expect(plan).toMatch(`Bitmap Index Scan on ${index}`);
    }
  });

  it.each(['TOTAL_ASC', 'TOTAL_DESC'])('is sorted by total by the index on it: %s', async (sort) => {
    const boss = await admin();
    const [page] = await statementsAbout('orders', () => boss.ask(`{ orders(sort: ${sort}) { nodes { id: databaseId } } }`));
    const plan = await indexPlan(page!);
    expect(plan).toMatch(/Index Scan (?:Backward )?using orders_total/);
    expect(plan).not.toMatch(/Sort/);
  });
});
