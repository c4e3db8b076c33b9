import { canSql } from '../../../access/policy.ts';
import type { Ctx } from '../../../platform/context.ts';
import { expression, oneOf, sql, type Sql } from '../../../platform/database/sql.ts';
import { assign, columns, table, values } from '../../../platform/database/table.ts';
import { collegeSql } from '../../../platform/database/statement.ts';
import { one, type QuerySource } from '../../../read/query-source.ts';
import { isReservedSql } from '../../market/products/availability/reserved.queries.ts';
import { Product } from '../../market/products/product.entity.ts';
import { User } from '../../people/users/user.entity.ts';
import { unprovenPointsSql } from '../points/points.queries.ts';
import { BoughtPerk, Perk } from './bought-perk.entity.ts';

const b = table(BoughtPerk, 'b');
const p = table(Product, 'p');
const u = table(User, 'u');

/** Returns a bought perk to its buyer; null for everybody else, and if points are off. */
export function perkById(id: string): QuerySource {
  return one(BoughtPerk, { where: (t) => sql`${t.id} = ${id} and ${collegeSql.hasPoints} and ${canSql('user:own', { id: t.user })}` });
}

/** True if a listing has a perk now. */
export const hasPerkSql = (product: Sql, perk: Perk): Sql =>
  sql`exists (select from ${b} where ${b.product} = ${product} and ${b.perk} = ${perk} and ${b.endedAt} is null and ${b.endsAt} > now())`;

/** Locks a listing and returns what buying a perk depends on; undefined if the product is not listed. */
export function lockForPerk({ db }: Ctx, id: string) {
  const canBeBought = expression<boolean>`(${p.isOpen} and ${p.inStock} and not ${isReservedSql(p)})`;
  return db.one(sql`select ${columns({ seller: p.seller, canBeBought })} from ${p}
    where ${p.id} = ${id} and ${p.deletedAt} is null for no key update`);
}

/**
 * Returns what keeps a user from buying a perk for a listing: the listing already has it, or another listing of the user has a boost. The user must
 * be locked.
 */
export function perkInUse({ db }: Ctx, user: string, product: string, perk: Perk) {
  const isSame = sql`${b.product} = ${product} and ${b.perk} = ${perk}`;
  const isBoost = sql`${perk} = ${Perk.BOOST} and ${b.perk} = ${perk}`;
  return db.one(sql`select ${columns({ product: b.product })} from ${b}
    where ${b.user} = ${user} and ${b.endedAt} is null and ${b.endsAt} > now() and ${oneOf([isSame, isBoost])} limit 1`);
}

/** Returns the number of points that a user can spend. The user must be locked. */
export async function spendablePoints({ db }: Ctx, user: string): Promise<number> {
  const spendable = expression<number>`(${u.pointsTotal} - ${unprovenPointsSql(u.id)})`;
  return (await db.one(sql`select ${columns({ spendable })} from ${u} where ${u.id} = ${user}`))!.spendable;
}

/** Returns the end of the next term that is at least a week away: midnight after one of the given days (MM-DD) in a time zone. */
export function termEndSql(days: readonly string[], timeZone: string): Sql<never> {
  const thisYear = sql`date_part('year', now() at time zone ${timeZone}::text)::int`;
  return sql`(select min(term.ends) from unnest(${[...days]}::text[]) as day, generate_series(0, 1) as later,
    lateral (select (((${thisYear} + later)::text || '-' || day)::date + 1)::timestamp at time zone ${timeZone}::text as ends) term
    where term.ends > now() + interval '7 days')`;
}

/** Returns when the next term ends, in milliseconds since 1970. */
export async function termEnd({ db }: Ctx, days: readonly string[], timeZone: string): Promise<number> {
  const at = expression<number>`(extract(epoch from ${termEndSql(days, timeZone)}) * 1000)::float8`;
  return (await db.one(sql`select ${columns({ at })}`))!.at;
}

/** Returns the time the given number of days from now. */
export const inDaysSql = (days: number): Sql<never> => sql`now() + ${days}::int * interval '1 day'`;

interface NewPerk {
  user: string;
  product: string;
  perk: Perk;
  points: number;
  endsAt: Sql;
}

/** Stores a perk. Returns its id. */
export async function insertPerk({ db }: Ctx, { endsAt, ...perk }: NewPerk): Promise<string> {
  const days = sql`ceil(extract(epoch from ${endsAt} - now()) / 86400)::int`;
  const turn = sql`(select coalesce(min(${b.turn}), 0) from ${b} where ${b.endedAt} is null and ${b.perk} = ${Perk.BOOST} and ${b.endsAt} > now())`;
  const row = await db.one(sql`insert into ${b} ${values(b, { ...perk, endsAt, days, turn })} returning ${columns({ id: b.id })}`);
  return row!.id;
}

/** Extends the expiry of listings with this perk to the end of the perk. */
export async function keepListed({ db }: Ctx): Promise<void> {
  await db.rows(sql`update ${p} set ${assign(p, { expiresAt: sql`${b.endsAt}` })} from ${b}
    where ${b.product} = ${p.id} and ${b.perk} = ${Perk.KEEP_LISTED} and ${b.endedAt} is null and ${p.expiresAt} < ${b.endsAt} and not ${p.expired}`);
}

/**
 * Ends the perks that have expired and those of listings that are sold out or taken down, optionally only of some listings. The points of each unused
 * whole day are refunded, unless the account is gone. Returns the ended perks.
 */
export function endPerks({ db }: Ctx, products?: readonly string[]) {
  const daysLeft = sql`greatest(0, floor(extract(epoch from ${b.endsAt} - now()) / 86400))`;
  const isGone = sql`(${p.deletedAt} is not null or not ${p.inStock})`;
  const returned = sql`(${u.deletedAt} is null)::int * floor(${b.points} * ${daysLeft} / ${b.days})::int`;
  return db.rows(sql`update ${b} set ${assign(b, { endedAt: sql`now()`, returned })} from ${p}, ${u}
    where ${b.endedAt} is null and ${p.id} = ${b.product} and ${u.id} = ${b.user} and (${b.endsAt} <= now() or ${isGone})
      ${products ? sql`and ${p.id} = any(${[...products]}::bigint[])` : sql``}
    returning ${columns({ id: b.id, user: b.user, product: b.product, perk: b.perk, returned: b.returned, shown: b.shown, opened: b.opened })}`);
}
