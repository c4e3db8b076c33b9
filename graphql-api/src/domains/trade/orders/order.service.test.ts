import { describe, expect, it } from 'vitest';
import { globalIdOf } from '../../../platform/database/ids.ts';
import { guest, listing, order, student, unique, type TestClient } from '../../../../test/test-clients.ts';
import { mailTo } from '../../../../test/mail.ts';
import { testApplication } from '../../../../test/application.ts';
import { sql } from '../../../platform/database/sql.ts';

const PLACE = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { message order { id: databaseId total status lines { name price quantity } seller { id: databaseId } buyer { id: databaseId } timeline { from to } } product { id: databaseId quantity } } }`;
const STATUS = `mutation ($id: ID!, $status: OrderStatus!) { setOrderStatus(input: { id: $id, status: $status }) { message pointsAwarded order { id: databaseId status } } }`;
const DELETE = `mutation ($id: ID!) { deleteOrder(input: { id: $id }) { deletedId message } }`;

async function stock(productId: string): Promise<number> {
  const { container } = await testApplication();
  return (await container.database.db.one<{ quantity: number }>(sql`select quantity from products where id = ${productId}`))!.quantity;
}

async function points(user: TestClient): Promise<number> {
  return (await user.ask('{ me { points { total } } }')).data.me.points.total as number;
}

describe('placing an order', () => {
  it('takes the stock, stores a snapshot and starts the timeline', async () => {
    const seller = await student();
    const buyer = await student();
    const productId = await listing(seller, { name: 'Kettle', price: 250.25, quantity: 3 });
    const answer = await buyer.ask(PLACE, { input: { productId, quantity: 2 } });
    expect(answer.data.placeOrder).toMatchObject({
      message: 'Thanks for buying this product!',
      order: {
        total: 500.5,
        status: 'NOT_PROCESSED',
        lines: [{ name: 'Kettle', price: 250.25, quantity: 2 }],
        seller: { id: seller.id },
        buyer: { id: buyer.id },
        timeline: [{ from: null, to: 'NOT_PROCESSED' }],
      },
      product: { id: productId, quantity: 1 },
    });
  });

  it('shows the buyer of the last piece the seller’s contact, and the seller no contact of the buyer', async () => {
    const seller = await student();
    const buyer = await student();
    const id = await order(buyer, await listing(seller, { quantity: 1 }));
    const query = `query ($id: ID!) { order(id: $id) { ...Sides } me { ordersPlaced { nodes { ...Sides } } ordersReceived { nodes { ...Sides } } } }
      fragment Sides on Order { seller { email phone collegeId } buyer { email } }`;
    const bought = (await buyer.ask(query, { id })).data;
    const reached = { seller: { email: seller.email, phone: '+919840012345', collegeId: null }, buyer: { email: buyer.email } };
    expect(bought.order).toEqual(reached);
    expect(bought.me.ordersPlaced.nodes).toEqual([reached]);
    const sold = (await seller.ask(query, { id })).data;
    expect(sold.order.buyer).toEqual({ email: null });
    expect(sold.me.ordersReceived.nodes).toMatchObject([{ buyer: { email: null } }]);
    expect((await (await student()).ask(query, { id })).data.order).toBeNull();
  });

  it('keeps name and price when the product changes later', async () => {
    const seller = await student();
    const buyer = await student();
    const productId = await listing(seller, { name: 'Old name', price: 10 });
    const id = await order(buyer, productId);
    await seller.ask(`mutation ($id: ID!) { updateProduct(input: { id: $id, name: "New name", price: 99 }) { product { id: databaseId } } }`, {
      id: productId,
    });
    const answer = await buyer.ask(`query ($id: ID!) { order(id: $id) { total lines { name price } } }`, { id });
    expect(answer.data.order).toEqual({ total: 10, lines: [{ name: 'Old name', price: 10 }] });
  });

  it('rejects a guest, the seller, an unknown product and a wrong quantity', async () => {
    const seller = await student();
    const productId = await listing(seller);
    const code = async (who: TestClient, input: object) => (await who.ask(PLACE, { input })).errors![0]!.extensions.code;
    expect(await code(await guest(), { productId })).toBe('UNAUTHENTICATED');
    expect(await code(seller, { productId })).toBe('FORBIDDEN');
    expect(await code(await student(), { productId: '999999999' })).toBe('NOT_FOUND');
    expect(await code(await student(), { productId, quantity: 0 })).toBe('INVALID_INPUT');
  });

  it('rejects an order for a product that is sold out', async () => {
    const productId = await listing(await student(), { quantity: 0 });
    const answer = await (await student()).ask(PLACE, { input: { productId } });
    expect(answer.errors![0]).toMatchObject({ message: 'Product is out of stock', extensions: { code: 'OUT_OF_STOCK' } });
  });

  it('returns the first order for a repeated idempotency key, even for concurrent requests', async () => {
    const productId = await listing(await student(), { quantity: 5 });
    const buyer = await student();
    const input = { productId, idempotencyKey: 'once' };
    const answers = await Promise.all([buyer.ask(PLACE, { input }), buyer.ask(PLACE, { input }), buyer.ask(PLACE, { input })]);
    expect(new Set(answers.map(({ data }) => data.placeOrder.order.id)).size).toBe(1);
    expect(await stock(productId)).toBe(4);
  });

  it('sells the last three pieces to exactly three of fifty concurrent buyers', async () => {
    const productId = await listing(await student(), { quantity: 3 });
    const buyers = await Promise.all(Array.from({ length: 50 }, () => student()));
    const answers = await Promise.all(buyers.map((buyer) => buyer.ask(PLACE, { input: { productId } })));
    const sold = answers.filter(({ errors }) => !errors);
    const rejections = answers.flatMap(({ errors }) => (errors ? [errors[0]!.message] : []));
    expect([sold.length, await stock(productId)]).toEqual([3, 0]);
    expect(new Set(rejections)).toEqual(new Set(['Product is out of stock']));
  });

  it('cannot take more than the stock even without the service, because the database rejects it', async () => {
    const productId = await listing(await student(), { quantity: 1 });
    const { container } = await testApplication();
    await expect(container.database.db.rows(sql`update products set quantity = quantity - 2 where id = ${productId}`)).rejects.toThrow();
  });
});

describe('the status of an order', () => {
  it('is set by its seller only', async () => {
    const seller = await student();
    const buyer = await student();
    const id = await order(buyer, await listing(seller));
    expect((await buyer.ask(STATUS, { id, status: 'SHIPPED' })).errors![0]!.extensions.code).toBe('FORBIDDEN');
    expect((await (await student()).ask(STATUS, { id, status: 'SHIPPED' })).errors![0]!.extensions.code).toBe('NOT_FOUND');
    expect((await (await guest()).ask(STATUS, { id, status: 'SHIPPED' })).errors![0]!.extensions.code).toBe('UNAUTHENTICATED');
    expect((await seller.ask(STATUS, { id, status: 'SHIPPED' })).data.setOrderStatus).toMatchObject({
      message: 'Order status updated to Shipped',
      order: { id, status: 'SHIPPED' },
    });
  });

  it('gives 100 points for a delivery once, and takes back exactly as many', async () => {
    const seller = await student();
    const buyer = await student();
    const id = await order(buyer, await listing(seller));
    const delivered = await seller.ask(STATUS, { id, status: 'DELIVERED' });
    expect(delivered.data.setOrderStatus).toMatchObject({ pointsAwarded: 100, message: 'Order status updated to Delivered. You earned 100 points!' });
    expect(delivered.extensions?.points).toBeUndefined();
    expect((await seller.ask(STATUS, { id, status: 'DELIVERED' })).data.setOrderStatus.pointsAwarded).toBe(0);
    expect(await points(seller)).toBe(120);
    await seller.ask(STATUS, { id, status: 'SHIPPED' });
    expect(await points(seller)).toBe(20);
  });

  it('gives points once when it is set to Delivered fifty times at once', async () => {
    const seller = await student();
    const buyer = await student();
    const id = await order(buyer, await listing(seller));
    const answers = await Promise.all(Array.from({ length: 50 }, () => seller.ask(STATUS, { id, status: 'DELIVERED' })));
    const awarded = answers.reduce((sum, { data }) => sum + (data.setOrderStatus.pointsAwarded as number), 0);
    expect([awarded, await points(seller)]).toEqual([100, 120]);
  });

  it('returns the stock once when it is cancelled, and takes it again when it is reopened', async () => {
    const seller = await student();
    const productId = await listing(seller, { quantity: 2 });
    const id = await order(await student(), productId, 2);
    await seller.ask(STATUS, { id, status: 'CANCELLED' });
    await seller.ask(STATUS, { id, status: 'CANCELLED' });
    expect(await stock(productId)).toBe(2);
    await seller.ask(STATUS, { id, status: 'PROCESSING' });
    expect(await stock(productId)).toBe(0);
  });

  it('cannot leave Cancelled when the stock is gone', async () => {
    const seller = await student();
    const productId = await listing(seller, { quantity: 1 });
    const id = await order(await student(), productId);
    await seller.ask(STATUS, { id, status: 'CANCELLED' });
    await order(await student(), productId);
    const answer = await seller.ask(STATUS, { id, status: 'PROCESSING' });
    expect(answer.errors![0]!.message).toBe('Product is out of stock');
  });

  it('is recorded with each change and who made it', async () => {
    const seller = await student();
    const buyer = await student();
    const id = await order(buyer, await listing(seller));
    await seller.ask(STATUS, { id, status: 'PROCESSING' });
    const answer = await buyer.ask(`query ($id: ID!) { order(id: $id) { timeline { from to by { id: databaseId } } } }`, { id });
    expect(answer.data.order.timeline).toEqual([
      { from: null, to: 'NOT_PROCESSED', by: { id: buyer.id } },
      { from: 'NOT_PROCESSED', to: 'PROCESSING', by: { id: seller.id } },
    ]);
  });
});

describe('deleting an order', () => {
  it('cancels an open one, returns its stock and removes it from the buyer’s list only', async () => {
    const seller = await student();
    const buyer = await student();
    const productId = await listing(seller, { quantity: 1 });
    const id = await order(buyer, productId);
    expect((await buyer.ask(DELETE, { id })).data.deleteOrder).toEqual({ deletedId: globalIdOf('Order', id), message: 'Order deleted successfully' });
    expect(await stock(productId)).toBe(1);
    expect((await buyer.ask('{ me { ordersPlaced { nodes { id: databaseId } } } }')).data.me.ordersPlaced.nodes).toEqual([]);
    expect((await seller.ask('{ me { ordersReceived { nodes { id: databaseId status } } } }')).data.me.ordersReceived.nodes).toEqual([
      { id, status: 'CANCELLED' },
    ]);
  });

  it('leaves a delivered one unchanged', async () => {
    const seller = await student();
    const buyer = await student();
    const id = await order(buyer, await listing(seller));
    await seller.ask(STATUS, { id, status: 'DELIVERED' });
    await buyer.ask(DELETE, { id });
    expect((await seller.ask(`query ($id: ID!) { order(id: $id) { status } }`, { id })).data.order.status).toBe('DELIVERED');
  });

  it('is allowed to the buyer only', async () => {
    const seller = await student();
    const id = await order(await student(), await listing(seller));
    expect((await seller.ask(DELETE, { id })).errors![0]!.extensions.code).toBe('FORBIDDEN');
  });
});

describe('viewing an order', () => {
  it('is allowed for both sides and administrators, and returns null to others', async () => {
    const seller = await student();
    const buyer = await student();
    const id = await order(buyer, await listing(seller));
    const see = async (who: TestClient) =>
      (await who.ask(`query ($id: ID!) { order(id: $id) { id: databaseId buyer { email } } }`, { id })).data.order;
    expect(await see(seller)).toEqual({ id, buyer: { email: null } });
    expect(await see(await student())).toBeNull();
    expect(await see(await guest())).toBeNull();
  });
});

describe('mails about orders', () => {
  it('inform the seller of the order and the buyer of each new status, in HTML and text', async () => {
    const [seller, buyer] = [await student(), await student()];
    const name = unique('Desk <b>lamp</b>');
    const id = await order(buyer, await listing(seller, { name, price: 50, quantity: 5 }), 2);
    const placed = await mailTo(seller.email, ({ subject }) => subject === `New order: 2 × ${name}`);
    expect(placed.text).toContain(`${buyer.name} ordered 2 × ${name} for ₹100.`);
    expect(placed.html).toContain('&lt;b&gt;');
    expect(placed.html).not.toContain('<img');
    await seller.ask('mutation ($id: ID!) { setOrderStatus(input: { id: $id, status: SHIPPED }) { message } }', { id });
    const status = await mailTo(buyer.email, ({ subject }) => subject === `Order ${id} is now Shipped`);
    expect(status.text).toContain(name);
  });

  it('inform the seller when the buyer cancels the order', async () => {
    const [seller, buyer] = [await student(), await student()];
    const id = await order(buyer, await listing(seller));
    await buyer.ask('mutation ($id: ID!) { deleteOrder(input: { id: $id }) { message } }', { id });
    expect((await mailTo(seller.email, ({ subject }) => subject === `Order ${id} is now Cancelled`)).text).toMatch(/\/dashboard\/user\/order$/m);
  });
});
