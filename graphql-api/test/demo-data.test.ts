import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyMigrated } from './embedded-folder.ts';
import { freshDatabase } from './fresh-database.ts';
import { databaseUrl } from './settings.ts';
import { openApplication, type ApplicationContainer } from '../src/app/application.ts';
import { consumers } from '../src/app/jobs/consumers.ts';
import { addDemoData } from '../../tools/demo/demo.ts';
import { addConsumers, behindOf } from '../src/domains/log/events/event.service.ts';
import { NotificationKind } from '../src/domains/notify/notifications/notification.entity.ts';
import { spendablePoints } from '../src/domains/rewards/perks/perk.queries.ts';
import { proposeRings } from '../src/domains/trade/swaps/rings/ring-proposals.service.ts';
import { OfferStatus } from '../src/domains/trade/offers/offer.entity.ts';
import { readSettings } from '../src/platform/settings/settings.ts';
import { sql, type Sql } from '../src/platform/database/sql.ts';
import { demoSignIns } from '../../tools/demo/demo-data.ts';

/** Kinds of notifications that the demo cannot show, because they need an action of a user or an administrator, or the job that finds swaps. */
const NOT_SHOWN = [NotificationKind.ANNOUNCEMENT, NotificationKind.MODERATION, NotificationKind.SWAP];

const folder = mkdtempSync(join(tmpdir(), 'campuscart-demo-data-'));
let shop: ApplicationContainer;
let drop: (() => Promise<void>) | undefined;

const list = async (query: Sql): Promise<unknown[]> =>
  (await shop.database.db.rows<{ value: unknown }>(query as Sql<{ value: unknown }>)).map(({ value }) => value);
const count = async (query: Sql): Promise<number> => Number((await list(query))[0]);
const student = sql`(select id from users where email = ${demoSignIns[0]!.email})`;

beforeAll(async () => {
  const database = databaseUrl ? await freshDatabase(databaseUrl) : undefined;
  drop = database?.drop;
  if (!database) await copyMigrated(folder);
  shop = await openApplication(readSettings({ DATA_DIR: folder, DATABASE_URL: database?.url, DEMO_DATA: '1' }));
  await shop.database.migrate();
  await addDemoData(shop, () => undefined);
  // Same as at the start of a server's event worker.
  await addConsumers(shop.context(null, 'test'), consumers);
}, 180_000);
afterAll(async () => {
  await shop.close();
  await drop?.();
  rmSync(folder, { recursive: true, force: true });
});

describe('the demo data shows', () => {
  it('a ring of three that can be found and includes the demo student', async () => {
    expect(await proposeRings(shop.context(null, 'test'))).toBe(1);
    const givers = sql`select l.giver_id as value from swap_proposal_legs l where l.proposal_id in
      (select s.proposal_id from swap_proposal_legs s where s.giver_id = ${student})`;
    expect(new Set(await list(givers)).size).toBe(3);
  });

  it('conversations of the demo student with an offer in each state, as buyer and as seller', async () => {
    for (const side of [sql`c.buyer_id`, sql`c.seller_id`]) {
      const states = await list(
        sql`select distinct f.status as value from offers f join conversations c on c.id = f.conversation_id where ${side} = ${student}`,
      );
      expect(states.toSorted()).toEqual(Object.values(OfferStatus).toSorted());
    }
  });

  it('chats at the time of their newest message, across several days', async () => {
    const newest = sql`(select max(m.created_at) from messages m where m.conversation_id = c.id)`;
    expect(await count(sql`select count(*) as value from conversations c where c.last_message_at <> ${newest}`)).toBe(0);
    expect(await count(sql`select count(distinct c.last_message_at::date) as value from conversations c`)).toBeGreaterThan(2);
  });

  it('saved searches of the demo student with matching listings', async () => {
    const hits = await list(
      sql`select (select count(*)::int from saved_search_hits h where h.search_id = s.id) as value from saved_searches s where s.user_id = ${student}`,
    );
    expect(hits.length).toBeGreaterThanOrEqual(2);
    for (const each of hits) expect(each).toBeGreaterThan(0);
  });

  it('reserved, paused, sold-out, expired and reduced listings, wanted posts and favourites', async () => {
    const found = {
      reserved: await count(sql`select count(*) as value from products where reserved_until > now() and reserved_for_id = ${student}`),
      paused: await count(sql`select count(*) as value from products where paused`),
      soldOut: await count(sql`select count(*) as value from products where quantity = 0`),
      expired: await count(sql`select count(*) as value from products where expired`),
      reduced: await count(sql`select count(distinct product_id) as value from price_changes`),
      wanted: await count(sql`select count(*) as value from wanted_posts`),
      favourites: await count(sql`select count(*) as value from favourites where user_id = ${student}`),
    };
    for (const [what, number] of Object.entries(found)) expect([what, number]).toEqual([what, expect.toSatisfy((n: number) => n > 0)]);
  });

  it('twelve courses with enough sales for a price band, two of them followed by the demo student', async () => {
    const sales = sql`select count(*) from orders o join product_courses j on j.product_id = o.product_id
      where j.course_id = c.id and o.handover_confirmed_at is not null`;
    expect(await count(sql`select count(*) as value from courses c where (${sales}) >= 5`)).toBe(12);
    expect(await count(sql`select count(*) as value from followed_courses where user_id = ${student}`)).toBe(2);
    expect(await count(sql`select count(*) as value from wanted_posts where 'CSE2005' = any(course_codes)`)).toBe(1);
  });

  it('enough spendable points of the demo student for any perk', async () => {
    const [id] = await list(sql`select ${student}::text as value`);
    expect(await spendablePoints(shop.context(null, 'test'), String(id))).toBeGreaterThanOrEqual(100);
  });

  it('listings with several photos', async () => {
    expect(await count(sql`select count(*) as value from (select product_id from product_photos group by 1 having count(*) > 2) p`)).toBeGreaterThan(
      5,
    );
  });

  it('profiles with listings, reviews and ratings of both sides, also of the demo student', async () => {
    const rated = await count(sql`select count(distinct subject_id) as value from counterpart_ratings`);
    expect(rated).toBeGreaterThanOrEqual(5);
    expect(await count(sql`select count(*) as value from counterpart_ratings where subject_id = ${student}`)).toBeGreaterThan(0);
    expect(await count(sql`select count(*) as value from products where seller_id = ${student}`)).toBeGreaterThan(3);
  });

  it('notifications of the demo student of every kind that people cause', async () => {
    const kinds = await list(sql`select distinct kind as value from notifications where user_id = ${student}`);
    expect(kinds.toSorted()).toEqual(
      Object.values(NotificationKind)
        .filter((kind) => !NOT_SHOWN.includes(kind))
        .toSorted(),
    );
    const unread = sql`select count(*) as value from notifications where user_id = ${student} and read_at is null`;
    expect(await count(unread)).toBe(5);
    const disordered = sql`select count(*) as value from notifications n join notifications later
      on later.user_id = n.user_id and later.id > n.id and later.created_at <= n.created_at`;
    expect(await count(disordered)).toBe(0);
  });
});

describe('a start with demo data', () => {
  it('leaves no listing in doubt, because no two pictures are taken for the same one', async () => {
    expect(await list(sql`select concerns as value from doubtful_listings`)).toEqual([]);
  });

  it('sends no mail to its fictional people and leaves no event for the worker', async () => {
    expect(await count(sql`select (select count(*) from outgoing_mails) + (select count(*) from outgoing_pushes) as value`)).toBe(0);
    expect(await behindOf(shop.context(null, 'test'), consumers)).toEqual([]);
  });
});
