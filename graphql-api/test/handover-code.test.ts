import { isRequiredArgument } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../src/app/http/rest/rest.ts';
import { buildBareSchema } from '../src/app/schema/schema.ts';
import { readOutbox } from '../src/infra/mail/mailer.ts';
import { ident, sql } from '../src/platform/database/sql.ts';
import { admin, guest, listing, order, student, type TestClient } from './test-clients.ts';
import { mailTo } from './mail.ts';
import { ownDataText } from './own-data.ts';
import { pathsAbout, rootArguments, walk } from './schema-paths.ts';
import { socket } from './sockets.ts';
import { testApplication } from './application.ts';

/** Maximum length of paths. Longer paths are used only for new pairs of consecutive fields. */
const DEPTH = 4;
const CODE = '907183';
/** The code as a separate number, so that it does not match within a time, a hash or a name that contains a time. */
const OWN_NUMBER = `(^|[^0-9a-z.])${CODE}([^0-9a-z]|$)`;
const shows = (answer: unknown): boolean => new RegExp(OWN_NUMBER).test(JSON.stringify(answer));

let viewers: Record<'seller' | 'stranger' | 'admin' | 'guest', TestClient>;
let buyer: TestClient;
let ids: { product: string; order: string; conversation: string };

/** Root fields with required arguments that are skipped: their results contain no order fields, or are covered through `product`. */
const withoutOrders = [
  'actPreview',
  'appealState',
  'course',
  'previewCourseImport',
  'meetingCalendar',
  'searchSuggestions',
  'listingSuggestions',
  'swapFits',
  'unmetDemand',
];

async function code(): Promise<string> {
  return (await buyer.ask('query ($id: ID!) { order(id: $id) { handoverCode } }', { id: ids.order })).data.order.handoverCode;
}

beforeAll(async () => {
  const [seller, who] = [await student(), await student()];
  buyer = who;
  const product = await listing(seller, { quantity: 3 });
  const bought = await order(buyer, product);
  const talk = await buyer.ask('query ($id: ID!) { order(id: $id) { conversation { id: databaseId } } }', { id: bought });
  ids = { product, order: bought, conversation: talk.data.order.conversation.id };
  const { db } = (await testApplication()).container.database;
  await db.rows(sql`update orders set handover_code = ${CODE} where id = ${ids.order}`);
  viewers = { seller, stranger: await student(), admin: await admin(), guest: await guest() };
});

/** Returns the tables with a row that contains the code. */
async function tablesWithCode(): Promise<string[]> {
  const { db } = (await testApplication()).container.database;
  const tables = await db.rows<{ name: string }>(sql`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`);
  const found: string[] = [];
  for (const { name } of tables) {
    const row = await db.one<{ holds: boolean }>(sql`select exists (select from ${ident(name)} t where t::text ~ ${OWN_NUMBER}) as holds`);
    if (row!.holds) found.push(name);
  }
  return found;
}

describe('the handover code of a buyer', () => {
  it('is searched in every root field of the schema', () => {
    const fields = Object.values(buildBareSchema().getQueryType()!.getFields()).filter(({ args }) => args.some(isRequiredArgument));
    const known = [...Object.keys(rootArguments), ...withoutOrders, 'node', 'nodes'];
    expect(fields.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
  });

  it.each(['seller', 'stranger', 'admin', 'guest'] as const)('is in no node that a %s queries', async (who) => {
    const query = 'query ($id: ID!) { node(id: $id) { ... on Order { id: databaseId handoverCode } } }';
    const answer = await viewers[who].ask(query, { id: Buffer.from(`Order:${ids.order}`).toString('base64') });
    expect(answer.data.node).toEqual(who === 'seller' || who === 'admin' ? { id: ids.order, handoverCode: null } : null);
  });

  it.each(['seller', 'stranger', 'admin', 'guest'] as const)('is in no field that a %s can query', { timeout: 120_000 }, async (who) => {
    const paths = pathsAbout({ ...ids, user: buyer, profile: viewers.seller.id }, DEPTH);
    const { fine, others } = await walk(
      paths,
      (query) => viewers[who].ask(query),
      (answer) => !shows(answer),
    );
    expect(others.filter(({ answer }) => shows(answer)).map(({ path }) => path)).toEqual([]);
    expect(fine).toBeGreaterThan(50);
    expect(await code()).toBe(CODE);
  });

  it.each(['seller', 'stranger', 'admin', 'guest'] as const)('is in no REST response to a %s', async (who) => {
    const found: string[] = [];
    for (const { path } of routes.filter(({ method }) => method === 'get')) {
      for (const id of [ids.order, ids.product, buyer.id, viewers.seller.id]) {
        const answer = await viewers[who].rest('GET', path.replace(/:\w+/g, id));
        if (shows(answer.body)) found.push(path);
      }
    }
    expect(found).toEqual([]);
  });

  it('is in no event, error, mail, table except orders, or response to a change by the seller', async () => {
    const { seller } = viewers;
    const live = await (await socket(seller.token)).subscribe('subscription { orderChanged { id: databaseId status handoverCode } }');
    const answers = [
      await seller.ask('mutation ($id: ID!) { setOrderStatus(input: { id: $id, status: SHIPPED }) { order { status handoverCode } } }', {
        id: ids.order,
      }),
      await seller.ask('mutation ($id: ID!) { confirmHandover(input: { orderId: $id, code: "111111" }) { order { handoverCode } } }', {
        id: ids.order,
      }),
      await seller.ask('mutation ($id: ID!) { sendMessage(input: { orderId: $id, text: "Now?" }) { message { order { handoverCode } } } }', {
        id: ids.order,
      }),
      await seller.rest('PUT', `/api/auth/orders/${ids.order}/status`, { status: 'Processing' }),
    ];
    const events = await live.count(2);
    await mailTo(buyer.email, ({ subject }) => subject === `Order ${ids.order} is now Processing`);
    const { outbox } = await testApplication();
    const mails = readOutbox(outbox, 1000).map(({ source }) => source.toString());
    expect(shows([answers, events, mails])).toBe(false);
    expect(await tablesWithCode()).toEqual(['orders']);
    expect(events[0]).toEqual({ orderChanged: { id: ids.order, status: 'SHIPPED', handoverCode: null } });
  });

  it('is in the buyer’s data download but not in the seller’s', async () => {
    expect(await ownDataText(buyer)).toContain(CODE);
    expect(shows(await ownDataText(viewers.seller))).toBe(false);
  });
});
