import { describe, expect, it } from 'vitest';
import { sql } from '../src/platform/database/sql.ts';
import { admin, category, student } from './test-clients.ts';
import { testApplication, usesPlanner } from './application.ts';

const DETAILS = `query ($id: ID!) { user(id: $id) {
  id: databaseId name email phone collegeId role createdAt
  products(first: 12) { totalCount nodes { id: databaseId name description price photoUrl } }
  ordersPlaced(first: 10) { totalCount nodes { id: databaseId status lines { name } } }
  ordersReceived(first: 10) { totalCount nodes { id: databaseId status lines { name } } }
  messages(first: 20) { totalCount nodes { id: databaseId text } } } }`;

describe('the details of a user with 500 products, 1,000 orders and 5,000 messages', () => {
  it('are loaded with one request and one statement, in pages', async () => {
    const { container, statements } = await testApplication();
    const [rich, other, boss, shelf] = [await student(), await student(), await admin(), await category()];
    const { db } = container.database;
    await db.rows(sql`insert into products (name, description, price, quantity, shipping, category_id, seller_id)
      select 'P' || n, 'D', 10, 5, false, ${shelf}::bigint, ${rich.id}::bigint from generate_series(1, 500) n`);
    await db.rows(sql`insert into orders (buyer_id, seller_id, product_id, name, price, quantity)
      select case when id % 2 = 0 then ${rich.id}::bigint else ${other.id}::bigint end,
        case when id % 2 = 0 then ${other.id}::bigint else ${rich.id}::bigint end, id, name, price, 1
      from products cross join generate_series(1, 2) where seller_id = ${rich.id}`);
    await db.rows(sql`insert into conversations (product_id, buyer_id, seller_id, message_count, last_message_at)
      select product_id, buyer_id, seller_id, count(*) * 5, now() from orders where buyer_id = ${rich.id} or seller_id = ${rich.id} group by 1, 2, 3`);
    await db.rows(sql`insert into messages (conversation_id, seq, sender_id, text)
      select id, n, ${rich.id}::bigint, 'M' from conversations, generate_series(1, message_count) n where buyer_id = ${rich.id} or seller_id = ${rich.id}`);
    statements.clear();
    const answer = await boss.ask(DETAILS, { id: rich.id });
    // One statement reads the viewer, the other reads everything else.
    if (usesPlanner) expect(statements.list).toHaveLength(2);
    const { user } = answer.data;
    expect([user.products.totalCount, user.ordersPlaced.totalCount + user.ordersReceived.totalCount, user.messages.totalCount]).toEqual([
      500, 1000, 5000,
    ]);
    expect([user.products.nodes.length, user.ordersPlaced.nodes.length, user.messages.nodes.length]).toEqual([12, 10, 20]);
    const { data } = (await boss.rest('GET', `/api/category/userDetails/${rich.id}`)).body;
    expect([data.products.length, data.ordersPlaced.length + data.ordersReceived.length, data.chats.length]).toEqual([500, 1000, 1000]);
    expect(data.truncated).toEqual(['chats']);
  });
});
