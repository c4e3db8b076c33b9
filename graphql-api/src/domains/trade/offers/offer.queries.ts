import { canSql } from '../../../access/policy.ts';
import { Conversation } from '../../talk/conversations/conversation.entity.ts';
import { sidesOf } from '../../talk/conversations/people/conversation-people.queries.ts';
import type { Ctx } from '../../../platform/context.ts';
import { given, withValues } from '../../../platform/database/statement.ts';
import { expression, sql, type Sql } from '../../../platform/database/sql.ts';
import { assign, columns, names, table } from '../../../platform/database/table.ts';
import { allHold, type WriteRules } from '../../../platform/database/write-rules.ts';
import { Product } from '../../market/products/product.entity.ts';
import { one, type QuerySource } from '../../../read/query-source.ts';
import { User } from '../../people/users/user.entity.ts';
import { Offer, OfferStatus } from './offer.entity.ts';
import { givesGoneSql } from './offer-give.queries.ts';
import { counterRules, made, offered, offerRules, type NewOffer } from './offer.rules.ts';
import { isOpenSql } from './open-offer.queries.ts';

const f = table(Offer, 'f');
const c = table(Conversation, 'c');
const p = table(Product, 'p');
const u = table(User, 'u');
const { hours } = given<{ hours: number }>({ hours: 'int' });

const offerColumns = columns({
  id: f.id,
  conversation: f.conversation,
  maker: f.maker,
  price: f.price,
  quantity: f.quantity,
  topUp: f.topUp,
  product: expression<string>`${c.product}::text`,
  ...sidesOf(c),
  isOpen: expression<boolean>`${isOpenSql(f)}`,
});

/** Returns an offer with the sides of its conversation; undefined if there is none. */
export function findOffer({ db }: Ctx, id: string) {
  return db.one(sql`select ${offerColumns} from ${f} join ${c} on ${c.id} = ${f.conversation} where ${f.id} = ${id}`);
}

/** Locks an offer. The caller locks its conversation first. */
export function lockOffer({ db }: Ctx, id: string) {
  return db.one(sql`select ${offerColumns} from ${f} join ${c} on ${c.id} = ${f.conversation} where ${f.id} = ${id} for update of f`);
}

/** Locks a conversation and updates the time of its last activity. */
export async function touchConversation({ db }: Ctx, id: string): Promise<void> {
  await db.rows(sql`update ${c} set ${assign(c, { lastMessageAt: sql`now()` })} where ${c.id} = ${id}`);
}

/** Returns the statement that inserts an open offer for `offered` if all rules hold. The offer expires after the given number of hours. */
const insert = (rules: WriteRules<NewOffer>) => sql`insert into ${f} (${names(f, 'conversation', 'maker', 'price', 'quantity', 'topUp', 'expiresAt')})
  select ${made.conversation}, ${made.maker}, ${made.price}, ${made.quantity}, ${made.topUp}, now() + make_interval(hours => ${hours}) from ${offered}
  where ${allHold(rules)} returning ${columns({ id: f.id })}`;

const OFFER = insert(offerRules);
const COUNTER = insert(counterRules);

/** Inserts an open offer of a buyer. Returns its id, or undefined if a rule does not hold. */
export function insertOffer(ctx: Ctx, offer: NewOffer) {
  return ctx.db.one(withValues(OFFER, ctx, { ...offer, hours: ctx.infra.settings.offerHours }));
}

/** Inserts an open offer that answers another one. Returns its id, or undefined if a rule does not hold. */
export function insertCounter(ctx: Ctx, offer: NewOffer) {
  return ctx.db.one(withValues(COUNTER, ctx, { ...offer, hours: ctx.infra.settings.offerHours }));
}

/** Ends an open offer. */
export async function endOffer({ db }: Ctx, id: string, status: OfferStatus): Promise<void> {
  await db.rows(sql`update ${f} set ${assign(f, { status, endedAt: sql`now()` })} where ${f.id} = ${id}`);
}

/** Stores the order of an accepted offer. */
export async function setOrderOf({ db }: Ctx, id: string, order: string): Promise<void> {
  await db.rows(sql`update ${f} set ${assign(f, { order })} where ${f.id} = ${id}`);
}

/** Expires the open offers of the conversations that match a condition, oldest first, and returns them. */
async function expireWhere({ db }: Ctx, condition: Sql) {
  const found = await db.rows(sql`select ${offerColumns} from ${f} join ${c} on ${c.id} = ${f.conversation}
    where ${f.status} = ${OfferStatus.OPEN} and ${condition} order by ${f.conversation} limit 500 for update of c, f`);
  const ids = found.map(({ id }) => id);
  await db.rows(sql`update ${f} set ${assign(f, { status: OfferStatus.EXPIRED, endedAt: sql`now()` })} where ${f.id} = any(${ids}::bigint[])`);
  return found;
}

/** Expires offers that nobody answered in time, of one conversation or of all. At most 500. */
export function expireLate(ctx: Ctx, conversation?: string) {
  const where = conversation === undefined ? sql`true` : sql`${f.conversation} = ${conversation}`;
  return expireWhere(ctx, sql`${f.expiresAt} <= now() and ${where}`);
}

/**
 * Moves the expiry of the open offers that a user made or received by the time that a change of the user's suspension takes from them. `until` is the
 * new end of the suspension in milliseconds since 1970, or null if it ends now. Call it before the change.
 */
export async function shiftOffers({ db }: Ctx, user: string, until: number | null): Promise<void> {
  const end = sql`greatest(now(), to_timestamp(${until}::float8 / 1000))`;
  const former = sql`greatest(now(), (select ${u.suspendedUntil} from ${u} where ${u.id} = ${user}))`;
  await db.rows(sql`update ${f} set ${assign(f, { expiresAt: sql`${f.expiresAt} + (${end} - ${former})` })} from ${c}
    where ${c.id} = ${f.conversation} and ${user}::bigint in (${c.buyer}, ${c.seller}) and ${isOpenSql(f)}`);
}

/**
 * Expires offers that can no longer be accepted: too few pieces of one of these products or of the listings given for it are left, or one of these
 * users is gone. At most 500.
 */
export function expireImpossible(ctx: Ctx, products: readonly string[], users: readonly string[]) {
  const tooFew = sql`${c.product} = any(${products}::bigint[]) and not exists (select from ${p}
    where ${p.id} = ${c.product} and ${p.deletedAt} is null and ${p.quantity} >= ${f.quantity})`;
  const tooFewGiven = givesGoneSql(f, products);
  const gone = sql`exists (select from ${u} where ${u.id} = any(${users}::bigint[]) and ${u.id} in (${c.buyer}, ${c.seller}))`;
  return expireWhere(ctx, sql`((${tooFew}) or ${tooFewGiven} or ${gone})`);
}

/** Returns an offer to both sides of its conversation and administrators; null for everybody else. */
export function offerById(id: string): QuerySource {
  return one<Offer>(Offer, {
    where: (t) => sql`${t.id} = ${id} and exists (select from ${c} where ${c.id} = ${t.conversation} and ${canSql('chat:read', c)})`,
  });
}
