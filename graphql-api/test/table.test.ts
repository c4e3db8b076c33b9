import { beforeAll, describe, expect, it } from 'vitest';
import { testApplication } from './application.ts';
import { listing, student, unique } from './test-clients.ts';
import { OrderEvent } from '../src/domains/trade/orders/order-event.entity.ts';
import { Otp, OtpPurpose } from '../src/domains/people/accounts/otp.entity.ts';
import { Product } from '../src/domains/market/products/product.entity.ts';
import { User } from '../src/domains/people/users/user.entity.ts';
import { expression, sql, toText, type Sql } from '../src/platform/database/sql.ts';
import { assign, columns, columnsExcept, names, rowsNamed, table, values } from '../src/platform/database/table.ts';

const p = table(Product, 'p');
const o = table(Otp, 'o');
const excluded = rowsNamed(Otp, 'excluded');

const textOf = async (query: Sql): Promise<string> => toText(query, (await testApplication()).container.database.metadata).text;
const run = async <Row>(query: Sql<Row>): Promise<Row[]> => (await testApplication()).container.database.db.rows(query);

// The application starts in a hook, so that its start does not count as part of the first test.
beforeAll(async () => void (await testApplication()));

describe('a table in a statement', () => {
  it('uses the table and column names of the entity mapping', async () => {
    const e = table(OrderEvent, 'e');
    expect(await textOf(sql`select ${e.to}, ${e.by} from ${e}`)).toBe('select "e"."to_status", "e"."by_id" from "order_events" as "e"');
  });

  it('lists all its columns except those that are left out', async () => {
    const all = columnsExcept(OrderEvent, 'e', []);
    expect(await textOf(sql`select ${all}`)).toBe(
      'select "e"."id", "e"."order_id", "e"."from_status", "e"."to_status", "e"."at", "e"."reason", "e"."by_id"',
    );
    expect(await textOf(sql`select ${columnsExcept(OrderEvent, 'e', ['id', 'by', 'at', 'reason'])}`)).toBe(
      'select "e"."order_id", "e"."from_status", "e"."to_status"',
    );
  });

  it('keeps values separate from the text, even next to names', async () => {
    const query = sql`select from ${p} where ${p.name} = ${'a'} and ${sql`${p.seller} = ${'7'}`}`;
    const { container } = await testApplication();
    expect(toText(query, container.database.metadata)).toEqual({
      text: 'select from "products" as "p" where "p"."name" = $1 and "p"."seller_id" = $2',
      values: ['a', '7'],
    });
  });

  it('rejects a column that no entity has and names it', async () => {
    const unknown = (p as unknown as Record<string, Sql>).colour!;
    await expect(textOf(sql`select ${unknown}`)).rejects.toThrow('Product.colour is not a column');
  });

  it('rejects a class that is not an entity and names it', async () => {
    class Note {
      id!: string;
    }
    await expect(textOf(sql`select from ${table(Note, 'n')}`)).rejects.toThrow('Note is not an entity');
  });
});

describe('the rows of a result', () => {
  it('have ids as text, exact decimals as numbers, and the values of expressions', async () => {
    const seller = await student();
    const id = await listing(seller, { price: 19.5 });
    const list = columns({ id: p.id, seller: p.seller, price: p.price, photo: p.photo, dear: expression<boolean>`${p.price} > 10` });
    expect(await run(sql`select ${list} from ${p} where ${p.id} = ${id}`)).toEqual([{ id, seller: seller.id, price: 19.5, photo: null, dear: true }]);
  });

  it('are inserted, replaced and updated with the properties of the entity', async () => {
    const email = `${unique('table')}@example.com`;
    const [first, second] = [unique('first-hash'), unique('second-hash')];
    const result = columns({ hash: o.codeHash, tries: o.tries });
    const row = { email, purpose: OtpPurpose.RESET, codeHash: first, expiresAt: new Date() };
    const insert = sql`insert into ${o} ${values(o, row)} on conflict (${names(o, 'email', 'purpose')})
      do update set ${assign(o, { codeHash: excluded.codeHash, tries: sql`${o.tries} + 1` })} returning ${result}`;
    expect(await run(insert)).toEqual([{ hash: first, tries: 0 }]);
    expect(await run(insert)).toEqual([{ hash: first, tries: 1 }]);
    const update = sql`update ${o} set ${assign(o, { codeHash: second, tries: undefined })} where ${o.email} = ${email} returning ${result}`;
    expect(await run(update)).toEqual([{ hash: second, tries: 1 }]);
  });
});

describe('the types of a statement', () => {
  it('fail to compile for a column, value or result that the entity does not have', () => {
    const u = table(User, 'u');
    // @ts-expect-error The entity has no such property.
    const column = u.nickname;
    // @ts-expect-error The entity has no such property.
    const inserted = () => values(u, { nickname: 'a' });
    // @ts-expect-error A role is no text of one's own.
    const assigned = () => assign(u, { role: 'PROFESSOR' });
    // @ts-expect-error The entity has no such property.
    const named = () => names(u, 'nickname');
    // @ts-expect-error The row has no such column.
    const read = async () => (await run(sql`select ${columns({ id: u.id })} from ${u}`))[0]?.name;
    // @ts-expect-error A statement that says nothing of its columns has no row to read.
    const untyped = async () => (await run(sql`select from ${u}`))[0]?.id;
    expect([column, inserted, assigned, named, read, untyped]).toHaveLength(6);
  });

  it('describe the result row by its columns', async () => {
    const rows: { seller: string; photo: string | null; price: number }[] = await run(
      sql`select ${columns({ seller: p.seller, photo: p.photo, price: p.price })} from ${p} limit 0`,
    );
    expect(rows).toEqual([]);
  });
});
