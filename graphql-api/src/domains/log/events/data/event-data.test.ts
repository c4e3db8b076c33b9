import type { GraphQLObjectType, GraphQLUnionType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApplication } from '../../../../../test/application.ts';
import { closeSockets, socket } from '../../../../../test/sockets.ts';
import { admin, listing, order, student, unique, type TestClient } from '../../../../../test/test-clients.ts';
import { buildBareSchema } from '../../../../app/schema/schema.ts';
import type { Ctx } from '../../../../platform/context.ts';
import { globalIdOf } from '../../../../platform/database/ids.ts';
import { sql } from '../../../../platform/database/sql.ts';
import { inTransaction } from '../../../../platform/database/transaction.ts';
import { samplePayloads } from '../../../acts/test-mode/sample-events.ts';
import type { EventType } from '../event.entity.ts';
import { EventSubject } from '../event.entity.ts';
import type { NewEvent } from '../event-payloads.ts';
import { numberRecordedEvents, recordEvent, removeOldEvents } from '../event.service.ts';

let context: () => Ctx;
beforeAll(async () => {
  const { container } = await testApplication();
  context = () => container.context(null, 'test');
});

afterAll(closeSockets);

/**
 * Returns a selection of all fields of all types of `EventData`, each aliased as `<type>__<field>`, because fields of the same name have different
 * types.
 */
function everything(): string {
  const types = (buildBareSchema().getType('EventData') as GraphQLUnionType).getTypes();
  const partOf = ({ name }: GraphQLObjectType, fields: string[]) =>
    `... on ${name} { ${fields.map((field) => `${name}__${field}: ${field}`).join(' ')} }`;
  return `data { __typename ${types.map((type) => partOf(type, Object.keys(type.getFields()))).join(' ')} }`;
}

/** An id that no report has. */
const SUBJECT = String(Date.now());

describe('the data of an event', () => {
  it('contains everything in its payload, for every type', async () => {
    const reader = await student();
    const types = Object.keys(samplePayloads) as EventType[];
    await inTransaction(context(), (tx) =>
      recordEvent(
        tx,
        ...types.map(
          (type) => ({ type, subject: EventSubject.REPORT, subjectId: SUBJECT, audience: [reader.id], payload: samplePayloads[type] }) as NewEvent,
        ),
      ),
    );
    await numberRecordedEvents(context());
    const seen = new Map<string, Record<string, unknown>>();
    for (let after = '0'; ;) {
      const { data, errors } = await reader.ask(
        `query ($after: String) { events(after: $after, first: 10) { nodes { type position ${everything()} } } }`,
        { after },
      );
      expect(errors).toBeUndefined();
      for (const { type, data: said } of data.events.nodes) seen.set(type, said);
      if (data.events.nodes.length < 10) break;
      after = data.events.nodes.at(-1).position;
    }
    expect([...seen.keys()].toSorted()).toEqual(types.toSorted());
    for (const type of types) {
      const said = seen.get(type)!;
      const prefix = `${String(said.__typename)}__`;
      for (const [key, value] of Object.entries(samplePayloads[type])) {
        const field = [`${prefix}${key}`, `${prefix}${key}Id`].find((name) => name in said);
        expect(field, `${type} says ${key}`).toBeDefined();
        expect(said[field!]).toEqual(value);
      }
    }
  });
});

/** Returns the types of the events about an object, as an administrator sees them. */
async function typesAbout(boss: TestClient, typeName: string, id: string): Promise<string[]> {
  await numberRecordedEvents(context());
  const query = 'query ($s: ID!) { events(scope: ALL, subject: $s) { nodes { type } } }';
  const { data } = await boss.ask(query, { s: globalIdOf(typeName, id) });
  return (data.events.nodes as { type: string }[]).map(({ type }) => type);
}

const done = async (who: TestClient, query: string, variables: object = {}) => {
  const { data, errors } = await who.ask(query, { ...variables });
  expect(errors).toBeUndefined();
  return data;
};

describe('an administrator’s program learns from the log', () => {
  it('that an account was created, changed, got another role, and lost its access tokens', async () => {
    const [boss, person] = [await admin(), await student()];
    await done(person, 'mutation { updateProfile(input: { name: "Another Name" }) { message } }');
    const made = await done(
      person,
      'mutation { createAccessToken(input: { name: "t", scopes: ["products:read"] }) { accessToken { id databaseId } } }',
    );
    const { id, databaseId } = made.createAccessToken.accessToken;
    await done(person, 'mutation ($id: ID!) { revokeAccessToken(input: { id: $id }) { deletedId } }', { id });
    expect(await typesAbout(boss, 'AccessToken', databaseId)).toEqual(['TOKEN_REVOKED']);
    const other = await done(
      person,
      'mutation { createAccessToken(input: { name: "t", scopes: ["products:read"] }) { accessToken { databaseId } } }',
    );
    await done(boss, 'mutation ($id: ID!) { setUserRole(input: { id: $id, role: ADMIN }) { id } }', { id: person.id });
    expect(await typesAbout(boss, 'User', person.id)).toEqual(['USER_CREATED', 'USER_CHANGED', 'ROLE_CHANGED']);
    expect(await typesAbout(boss, 'AccessToken', other.createAccessToken.accessToken.databaseId)).toEqual(['TOKEN_REVOKED']);
  });

  it('that a category was created, renamed and deleted, a wanted post was listed, and an order was removed from its buyer’s list', async () => {
    const [boss, person, seller] = [await admin(), await student(), await student()];
    const made = await done(boss, 'mutation ($name: String!) { createCategory(input: { name: $name }) { category { databaseId } } }', {
      name: unique('Shelf'),
    });
    const id = made.createCategory.category.databaseId as string;
    await done(boss, 'mutation ($id: ID!, $name: String!) { updateCategory(input: { id: $id, name: $name }) { category { id } } }', {
      id,
      name: unique('Rack'),
    });
    await done(boss, 'mutation ($id: ID!) { deleteCategory(input: { id: $id }) { deletedId } }', { id });
    expect(await typesAbout(boss, 'Category', id)).toEqual(['CATEGORY_CHANGED', 'CATEGORY_CHANGED', 'CATEGORY_CHANGED']);
    const post = await done(person, 'mutation ($title: String!) { createWantedPost(input: { title: $title }) { wantedPost { databaseId } } }', {
      title: unique('Kettle'),
    });
    expect(await typesAbout(boss, 'WantedPost', post.createWantedPost.wantedPost.databaseId)).toEqual(['WANTED_LISTED']);
    const bought = await order(person, await listing(seller));
    await done(person, 'mutation ($id: ID!) { deleteOrder(input: { id: $id }) { deletedId } }', { id: bought });
    expect(await typesAbout(boss, 'Order', bought)).toEqual(['ORDER_PLACED', 'ORDER_STATUS_CHANGED', 'ORDER_HIDDEN']);
    const own = await done(seller, '{ events(types: [ORDER_HIDDEN]) { totalCount } }');
    expect(own.events.totalCount).toBe(0);
  });
});

describe('the subject of an event', () => {
  const SUBJECTS =
    '{ events(types: [ORDER_PLACED, PRODUCT_LISTED]) { nodes { type subject { __typename id ... on Order { status } ... on Product { name } } } } }';

  it('is the object as its reader sees it, and null once it is deleted', async () => {
    const [seller, buyer] = [await student(), await student()];
    const name = unique('Thing');
    const product = await listing(seller, { name });
    const id = await order(buyer, product);
    await numberRecordedEvents(context());
    expect((await done(seller, SUBJECTS)).events.nodes).toEqual([
      { type: 'PRODUCT_LISTED', subject: { __typename: 'Product', id: globalIdOf('Product', product), name } },
      { type: 'ORDER_PLACED', subject: { __typename: 'Order', id: globalIdOf('Order', id), status: 'NOT_PROCESSED' } },
    ]);
    await done(seller, 'mutation ($id: ID!) { deleteProduct(input: { id: $id }) { deletedId } }', { id: product });
    expect((await done(seller, SUBJECTS)).events.nodes[0]).toEqual({ type: 'PRODUCT_LISTED', subject: null });
  });
});

describe('a position in the log', () => {
  it('whose next events are deleted is rejected with the oldest valid one, by query and by subscription', async () => {
    const reader = await student();
    await numberRecordedEvents(context());
    const [first] = await context().db.rows<{ position: string }>(
      sql`select position::text as position from events where position is not null order by position limit 1`,
    );
    const old = [Number(first!.position), Number(first!.position) + 1];
    await context().db.rows(sql`update events set occurred_at = now() - interval '31 days' where position = any(${old}::bigint[])`);
    await removeOldEvents(context(), 30);
    const gone = await reader.ask('query ($after: String) { events(after: $after) { nodes { type } } }', { after: String(old[0]) });
    const [oldest] = await context().db.rows<{ position: string }>(sql`select min(position)::text as position from events`);
    expect(gone.errors).toMatchObject([
      { extensions: { code: 'INVALID_INPUT', fields: [{ field: 'after' }], details: { oldest: oldest!.position } } },
    ]);
    const live = await (
      await socket(reader.token)
    ).subscribe('subscription ($after: ID) { events(after: $after) { type } }', { after: String(old[0]) });
    await expect.poll(() => live.errors).toMatchObject([{ extensions: { code: 'INVALID_INPUT', details: { oldest: oldest!.position } } }]);
    const kept = await reader.ask('query ($after: String) { events(after: $after) { nodes { type } } }', { after: '0' });
    expect(kept.errors).toBeUndefined();
  });
});
