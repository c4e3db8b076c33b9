import { describe, expect, it } from 'vitest';
import { admin, guest, listing, order, student, unique } from '../../../../test/test-clients.ts';
import { testApplication } from '../../../../test/application.ts';
import { readSettings } from '../../../platform/settings/settings.ts';
import { sql, type Sql } from '../../../platform/database/sql.ts';
import { removeWhatIsOld, retentionPeriods } from './retention.service.ts';

const context = async () => (await testApplication()).container.context(null, 'test');
const ago = (days: number): Sql => sql`now() - make_interval(days => ${days}::int)`;

/** For each kind of data: inserts a row whose period began some days ago, and counts the rows that are left. */
const kinds: Record<string, { insert: (key: string, user: string, days: number) => Sql; left: (key: string) => Sql }> = {
  EVENTS: {
    insert: (key, user, days) => sql`insert into events (type, subject_type, subject_id, audience, payload, occurred_at, position)
      values (${key}, 'USER', ${user}, '{}', '{}', ${ago(days)}, -${days}::bigint)`,
    left: (key) => sql`events where type = ${key}`,
  },
  NOTIFICATIONS: {
    insert: (key, user, days) => sql`insert into notifications (user_id, event_id, kind, subject_type, subject_id, words, link, created_at)
      values (${user}, ${days}, 'POINTS', 'USER', ${user}, ${key}, '/', ${ago(days)})`,
    left: (key) => sql`notifications where words = ${key}`,
  },
  SEARCHES: {
    insert: (
      key,
      user,
      days,
    ) => sql`with own as (insert into recent_searches (user_id, text, searched_at) values (${user}, ${key} || ${days}, ${ago(days)}))
      insert into logged_searches (text, searches, found, suggestible, last_searched_at) values (${key} || ${days}, 5, true, true, ${ago(days)})`,
    left: (key) => sql`(select text from recent_searches union all select text from logged_searches) all_searches where text like ${`${key}%`}`,
  },
  CONTACT_MESSAGES: {
    insert: (key, _user, days) =>
      sql`insert into contact_messages (name, email, message, handled_at) values ('N', 'n@example.com', ${key}, ${ago(days)})`,
    left: (key) => sql`contact_messages where message = ${key}`,
  },
  REPORTS: {
    insert: (
      key,
      user,
      days,
    ) => sql`with answered as (insert into decisions (user_id, actor_id, action, reason, appeal_code, appeal, appealed_at, answered_at)
        values (${user}, ${user}, 'WARN', 'r', ${key} || ${days}, ${key}, now(), ${ago(days)}))
      insert into reports (reporter_id, kind, user_id, subject, reason, text, decided_at, action)
        values (${user}, 'MESSAGE', ${user}, ${key}, 'ABUSE', ${key}, ${ago(days)}, 'DISMISS')`,
    left: (key) =>
      sql`(select text from reports union all select subject from reports union all select appeal from decisions) texts where text = ${key}`,
  },
  OBJECTIONS: {
    insert: (key, user, days) => sql`with bought as (insert into orders (buyer_id, seller_id, product_id, name, price, quantity)
        select ${user}::bigint, seller_id, id, name, price, 1 from products where name = ${key} returning id)
      insert into delivery_disputes (order_id, reason, outcome, settled_at) select id, ${key}::text, 'UPHELD', ${ago(days)} from bought`,
    left: (key) => sql`delivery_disputes where reason = ${key}`,
  },
  REJECTIONS: {
    insert: (key, user, days) => sql`insert into rejections (user_id, concerns, created_at) values (${user}, ${key}, ${ago(days)})`,
    left: (key) => sql`rejections where concerns = ${key}`,
  },
  ACTIVITY_LOG: {
    insert: (key, user, days) =>
      sql`insert into audit_entries (actor_id, action, subject, created_at) values (${user}, 'SPOT_CREATED', ${key}, ${ago(days)})`,
    left: (key) => sql`audit_entries where subject = ${key}`,
  },
  SIGN_INS: {
    insert: (
      key,
      user,
      days,
    ) => sql`with code as (insert into otps (email, purpose, code_hash, expires_at) values (${key} || ${days}, 'SIGN_UP', 'hash ' || ${key}, ${ago(days)}))
      insert into sessions (user_id, token_hash, expires_at) values (${user}, ${key} || ${days}, ${ago(days)})`,
    left: (key) => sql`(select email as key from otps union all select token_hash from sessions) ended where key like ${`${key}%`}`,
  },
};

describe('data with a retention period', () => {
  it('is stated publicly, with the days from the settings', async () => {
    const ctx = await context();
    const periods = retentionPeriods({ ...ctx, infra: { ...ctx.infra, settings: readSettings({ CONTACT_DAYS: '12', ACTIVITY_DAYS: '400' }) } });
    expect(periods).toContainEqual({ data: 'CONTACT_MESSAGES', days: 12 });
    expect(periods).toContainEqual({ data: 'ACTIVITY_LOG', days: 400 });
    const { data } = await (await guest()).ask('{ retentionPeriods { data days } }');
    expect(data.retentionPeriods.map((period: { data: string }) => period.data).toSorted()).toEqual(Object.keys(kinds).toSorted());
    expect(data.retentionPeriods).toEqual(retentionPeriods(ctx));
  });

  it('is deleted by one job after its period, and not before', async () => {
    const ctx = await context();
    const [{ id: user }, key] = [await student(), unique('kept').replaceAll(' ', '')];
    await listing(await student(), { name: key });
    const days = new Map(retentionPeriods(ctx).map((period) => [period.data as string, period.days]));
    const left = async () => {
      const counts: Record<string, number> = {};
      for (const [kind, { left: from }] of Object.entries(kinds))
        counts[kind] = (await ctx.db.one<{ count: number }>(sql`select count(*)::int as count from ${from(key)}`))!.count;
      return counts;
    };
    for (const [kind, { insert }] of Object.entries(kinds)) {
      await ctx.db.rows(insert(key, user, days.get(kind)! - 1));
      await ctx.db.rows(insert(key, user, days.get(kind)! + 1));
    }
    const before = await left();
    await removeWhatIsOld(ctx);
    expect(await left()).toEqual(Object.fromEntries(Object.entries(before).map(([kind, count]) => [kind, count / 2])));
    expect(before).toMatchObject({ EVENTS: 2, SEARCHES: 4, REPORTS: 6, SIGN_INS: 4 });
  });

  it('includes no open contact messages, reports or objections, however old', async () => {
    const [ctx, key, boss] = [await context(), unique('open'), await admin()];
    const bought = await order(boss, await listing(await student()));
    await ctx.db.rows(
      sql`insert into contact_messages (name, email, message, created_at) values ('N', 'n@example.com', ${key}, now() - interval '9 years')`,
    );
    await ctx.db.rows(sql`insert into reports (reporter_id, kind, user_id, subject, reason, text, created_at)
      values (${boss.id}, 'USER', ${boss.id}, 'x', 'SCAM', ${key}, now() - interval '9 years')`);
    await ctx.db.rows(sql`insert into delivery_disputes (order_id, reason, created_at) values (${bought}, ${key}, now() - interval '9 years')`);
    await removeWhatIsOld(ctx);
    const rows = await ctx.db.rows(sql`select message from contact_messages where message = ${key}
      union all select text from reports where text = ${key} union all select reason from delivery_disputes where reason = ${key}`);
    expect(rows).toHaveLength(3);
  });
});
