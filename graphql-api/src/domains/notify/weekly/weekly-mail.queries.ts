import type { Ctx } from '../../../platform/context.ts';
import { expression, sql } from '../../../platform/database/sql.ts';
import { assign, columns, names, table } from '../../../platform/database/table.ts';
import { FollowedCourse } from '../../market/followed-courses/followed-course.entity.ts';
import { listingsOfCoursesSql } from '../../market/followed-courses/followed-course.queries.ts';
import { canBeHadSql } from '../../market/products/availability/reserved.queries.ts';
import { Product } from '../../market/products/product.entity.ts';
import { SavedSearchHit } from '../../market/saved-searches/saved-search-hit.entity.ts';
import { SavedSearch } from '../../market/saved-searches/saved-search.entity.ts';
import { isBlockedSql } from '../../people/blocks/block.queries.ts';
import { User } from '../../people/users/user.entity.ts';
import { NotificationSettingsRow } from '../channels/notification-settings.entity.ts';

const u = table(User, 'u');
const s = table(NotificationSettingsRow, 's');
const x = table(SavedSearch, 'x');
const h = table(SavedSearchHit, 'h');
const f = table(FollowedCourse, 'f');
const p = table(Product, 'p');

/** Time of the weekly emails after the start of a week, which is Monday: Sunday at 17:00 in the time zone of the college. */
const SUNDAY_EVENING = '6 days 17 hours';

/**
 * Returns the last time at which weekly emails were due, and whether they still are. They are not sent more than a day late, for example after the
 * server was down.
 */
export async function weekOfMails({ db, infra }: Ctx): Promise<{ at: Date; isNow: boolean }> {
  const { timeZone } = infra.settings;
  const local = sql`date_trunc('week', now() at time zone ${timeZone}::text - ${SUNDAY_EVENING}::interval) + ${SUNDAY_EVENING}::interval`;
  const week = columns({
    ms: expression<number>`(extract(epoch from week.at) * 1000)::float8`,
    isNow: expression<boolean>`week.at > now() - interval '1 day'`,
  });
  const row = await db.one(sql`select ${week} from (select (${local}) at time zone ${timeZone}::text as at) week`);
  return { at: new Date(row!.ms), isNow: row!.isNow };
}

/** A listing in a weekly email. */
export interface NewListing {
  id: string;
  name: string;
  price: number;
}

interface WeeklyMail {
  email: string;
  /** Number of new listings. */
  count: number;
  /** The newest of the new listings. */
  listings: NewListing[];
}

/**
 * Claims users who have not received the email of a week, and returns the listings of the seven days before that are new in their saved searches and
 * courses. Leaves out listings that are unavailable, that the user has seen, or whose seller has a block with the user. Skips users who switched off
 * the email.
 */
export function claimWeeklyMails({ db }: Ctx, at: Date, limit: number, most: number): Promise<WeeklyMail[]> {
  const hasInterest = sql`(exists (select from ${x} where ${x.user} = ${u.id} and not ${x.muted}) or exists (select from ${f} where ${f.user} = ${u.id}))`;
  const hasHad = sql`exists (select from ${s} where ${s.user} = ${u.id} and (not ${s.weeklyMail} or ${s.weeklyMailAt} >= ${at}::timestamptz))`;
  const taken = sql`insert into ${s} (${names(s, 'user', 'weeklyMailAt')})
    select ${u.id}, ${at}::timestamptz from ${u} where ${u.deletedAt} is null and ${u.bannedAt} is null and ${hasInterest} and not ${hasHad}
    order by ${u.id} limit ${limit}::int
    on conflict (${names(s, 'user')}) do update set ${assign(s, { weeklyMailAt: sql`excluded.weekly_mail_at` })}
      where ${s.weeklyMail} and (${s.weeklyMailAt} is null or ${s.weeklyMailAt} < excluded.weekly_mail_at) returning ${s.user} as user_id`;
  const isInWeek = (time: typeof p.createdAt) => sql`(${time} > ${at}::timestamptz - interval '7 days' and ${time} <= ${at}::timestamptz)`;
  const found = sql`select taken.user_id, ${h.product} as product_id from taken join ${x} on ${x.user} = taken.user_id and not ${x.muted}
      join ${h} on ${h.search} = ${x.id} and not ${h.seen} and ${isInWeek(h.createdAt)}
    union select taken.user_id, ${p.id} from taken join lateral ${listingsOfCoursesSql(sql`taken.user_id`)} named(id) on true
      join ${p} on ${p.id} = named.id and ${isInWeek(p.createdAt)}`;
  const mail = columns({
    email: u.email,
    count: expression<number>`news.count::int`,
    listings: expression<NewListing[]>`news.listings`,
  });
  return db.rows(sql`with taken as (${taken}), found as (${found}),
      listed as (select found.user_id, ${p.id}, ${p.name}, ${p.price}, row_number() over (partition by found.user_id order by ${p.id} desc) as place
        from found join ${p} on ${p.id} = found.product_id
        where ${canBeHadSql(p)} and ${p.seller} <> found.user_id and not ${isBlockedSql(p.seller, sql`found.user_id`)}),
      news as (select listed.user_id, count(*) as count, jsonb_agg(jsonb_build_object('id', listed.id::text, 'name', listed.name, 'price', listed.price)
        order by listed.id desc) filter (where listed.place <= ${most}::int) as listings from listed group by listed.user_id)
    select ${mail} from taken join ${u} on ${u.id} = taken.user_id left join news on news.user_id = taken.user_id order by ${u.id}`);
}
