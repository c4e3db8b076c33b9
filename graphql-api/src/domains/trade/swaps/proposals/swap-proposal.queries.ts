import { canSql } from '../../../../access/policy.ts';
import type { Ctx } from '../../../../platform/context.ts';
import { expression, oneOf, sql, type Sql } from '../../../../platform/database/sql.ts';
import { assign, columns, names, table } from '../../../../platform/database/table.ts';
import { newestFirst, type Columns } from '../../../../read/mapping.ts';
import { viewerSql } from '../../../../platform/database/statement.ts';
import { connection, one, type Page, type QuerySource } from '../../../../read/query-source.ts';
import { canBeHadSql } from '../../../market/products/availability/reserved.queries.ts';
import { Product } from '../../../market/products/product.entity.ts';
import { isBlockedSql } from '../../../people/blocks/block.queries.ts';
import { User } from '../../../people/users/user.entity.ts';
import type { Ring, Transfer } from '../rings/ring.ts';
import { SwapTerms } from '../../../market/products/availability/swap-terms.entity.ts';
import { SwapProposalLeg } from './swap-proposal-leg.entity.ts';
import { SwapProposal, SwapProposalStatus } from './swap-proposal.entity.ts';
import { SwapTransfer } from './swap-transfer.entity.ts';

const s = table(SwapProposal, 's');
const l = table(SwapProposalLeg, 'l');
const r = table(SwapTransfer, 'r');
const p = table(Product, 'p');
const t = table(SwapTerms, 't');
const u = table(User, 'u');

/** True if a proposal is open and not past its expiry. The expiry is checked here because the job that expires proposals runs only once a minute. */
export const isOpenSql = (of: Pick<Columns<SwapProposal>, 'status' | 'expiresAt'>): Sql =>
  sql`(${of.status} = ${SwapProposalStatus.OPEN} and ${of.expiresAt} > now())`;

/** True if a person is in an open proposal. */
const hasOpenProposalSql = (person: Sql): Sql =>
  sql`exists (select from ${l} join ${s} on ${s.id} = ${l.proposal} where ${l.giver} = ${person} and ${isOpenSql(s)})`;

/** True if a listing can be proposed: it is available, and its seller is not in a proposal. */
export const isFreeSql = (of: typeof p): Sql => sql`(${canBeHadSql(of)} and not ${hasOpenProposalSql(of.seller)})`;

/** Returns the people of a proposal. Each of them gives something. */
const peopleSql = (proposal: Sql): Sql => sql`array(select ${l.giver} from ${l} where ${l.proposal} = ${proposal} order by ${l.id})`;

/** Returns a proposal by id to its people and administrators; null for everybody else. */
export function proposalById(id: string): QuerySource {
  return one<SwapProposal>(SwapProposal, { where: (of) => sql`${of.id} = ${id} and ${canSql('swap:read', { people: peopleSql(of.id) })}` });
}

/** Returns a page of the viewer's proposals, newest first. */
export function proposalsOfViewer(page: Page): QuerySource {
  return connection<SwapProposal>(SwapProposal, {
    where: (of) => sql`${of.id} in (select ${l.proposal} from ${l} where ${l.giver} = ${viewerSql.id})`,
    order: newestFirst,
    page,
  });
}

/** Returns a page of all proposals, newest first. */
export function allProposals(page: Page): QuerySource {
  return connection<SwapProposal>(SwapProposal, { where: () => sql`true`, order: newestFirst, page });
}

/** Makes further searches for rings wait until the transaction ends. */
export async function lockProposing({ db }: Ctx): Promise<void> {
  await db.rows(sql`select pg_advisory_xact_lock(hashtextextended('swap_proposals', 0))`);
}

/** Returns the rings of which nobody is in a proposal and all listings are unchanged since they were found. */
export async function ringsAsFound<Of extends Pick<Ring, 'listings'>>({ db }: Ctx, rings: readonly Of[]): Promise<Of[]> {
  const ids = rings.flatMap(({ listings }) => listings.map(({ id }) => id));
  const found = await db.rows(sql`select ${columns({ id: p.id, price: p.price })} from ${p} join ${t} on ${t.product} = ${p.id}
    where ${p.id} = any(${ids}::bigint[]) and ${isFreeSql(p)}`);
  const prices = new Map(found.map(({ id, price }) => [id, price]));
  return rings.filter(({ listings }) => listings.every(({ id, price }) => prices.get(id) === price));
}

/** Stores proposals without legs that are open for the given number of hours. Returns their ids in the order in which they are stored. */
async function insertOpen({ db }: Ctx, count: number, hours: number): Promise<string[]> {
  const stored = await db.rows(sql`insert into ${s} (${names(s, 'expiresAt')})
    select now() + make_interval(hours => ${hours}::int) from generate_series(1, ${count}::int) returning ${columns({ id: s.id })}`);
  return stored.map(({ id }) => id);
}

/** Stores legs in one statement, numbered in the order of the rings. */
async function insertLegs({ db }: Ctx, legs: readonly { proposal: string; product: string; giver: string; receiver: string; price: number }[]) {
  const of = <Key extends keyof (typeof legs)[number]>(key: Key) => legs.map((each) => each[key]);
  await db.rows(sql`insert into ${l} (${names(l, 'proposal', 'product', 'giver', 'receiver', 'price')})
    select proposal, product, giver, receiver, price from unnest(${of('proposal')}::bigint[], ${of('product')}::bigint[], ${of('giver')}::bigint[],
      ${of('receiver')}::bigint[], ${of('price')}::numeric[]) with ordinality as leg (proposal, product, giver, receiver, price, place) order by place`);
}

/** Stores payments in one statement. */
async function insertTransfers({ db }: Ctx, transfers: readonly (Transfer & { proposal: string })[]) {
  const of = <Key extends keyof (typeof transfers)[number]>(key: Key) => transfers.map((each) => each[key]);
  await db.rows(sql`insert into ${r} (${names(r, 'proposal', 'from', 'to', 'amount')})
    select payer.* from unnest(${of('proposal')}::bigint[], ${of('from')}::bigint[], ${of('to')}::bigint[], ${of('amount')}::numeric[]) as payer`);
}

/**
 * Stores a proposal for each ring, open for the given number of hours. The owner of each listing receives the next one, so each listing goes to the
 * owner of the previous one. Returns the rings with the ids of their proposals.
 */
export async function insertProposals<Of extends Pick<Ring, 'listings'> & { transfers: readonly Transfer[] }>(
  ctx: Ctx,
  rings: readonly Of[],
  hours: number,
): Promise<(Of & { id: string })[]> {
  const ids = await insertOpen(ctx, rings.length, hours);
  const proposals = rings.map((ring, at) => ({ ...ring, id: ids[at]! }));
  const legs = proposals.flatMap(({ id: proposal, listings }) =>
    listings.map(({ id: product, owner: giver, price }, at) => ({ proposal, product, giver, receiver: listings.at(at - 1)!.owner, price })),
  );
  await insertLegs(ctx, legs);
  await insertTransfers(
    ctx,
    proposals.flatMap(({ id: proposal, transfers }) => transfers.map((transfer) => ({ proposal, ...transfer }))),
  );
  return proposals;
}

/** True if a payment goes from the receiver of a leg to its giver. It is then the price of the leg's order. */
export const isOfLegSql = (payment: Columns<SwapTransfer>, of: Columns<SwapProposalLeg>): Sql =>
  sql`(${payment.proposal} = ${of.proposal} and ${payment.from} = ${of.receiver} and ${payment.to} = ${of.giver})`;

const leg = columns({
  id: l.id,
  product: l.product,
  giver: l.giver,
  receiver: l.receiver,
  pays: expression<number>`coalesce((select sum(${r.amount}) from ${r} where ${isOfLegSql(r, l)}), 0)::float8`,
  hasAccepted: expression<boolean>`${l.acceptedAt} is not null`,
});

/** Returns the legs of a proposal in the order of the ring, each with what its receiver pays its giver. */
export function legsOf({ db }: Ctx, proposal: string) {
  return db.rows(sql`select ${leg} from ${l} where ${l.proposal} = ${proposal} order by ${l.id}`);
}

/** Locks a proposal. Returns whether it is open, or undefined if there is none. */
export async function lockProposal({ db }: Ctx, id: string): Promise<boolean | undefined> {
  const isOpen = expression<boolean>`${isOpenSql(s)}`;
  return (await db.one(sql`select ${columns({ isOpen })} from ${s} where ${s.id} = ${id} for update`))?.isOpen;
}

/** Stores that a giver accepted a locked proposal. */
export async function accept({ db }: Ctx, proposal: string, giver: string): Promise<void> {
  await db.rows(sql`update ${l} set ${assign(l, { acceptedAt: sql`now()` })}
    where ${l.proposal} = ${proposal} and ${l.giver} = ${giver} and ${l.acceptedAt} is null`);
}

/** Ends a locked proposal. */
export async function endProposal({ db }: Ctx, id: string, status: SwapProposalStatus, swap: string | null = null): Promise<void> {
  await db.rows(sql`update ${s} set ${assign(s, { status, swap, endedAt: sql`now()` })} where ${s.id} = ${id}`);
}

/** Stores who declined a locked proposal, and why. */
export async function declineProposal({ db }: Ctx, id: string, declinedBy: string, reason: string | null): Promise<void> {
  const change = { status: SwapProposalStatus.DECLINED, declinedBy, reason, endedAt: sql`now()` };
  await db.rows(sql`update ${s} set ${assign(s, change)} where ${s.id} = ${id}`);
}

/** Erases the reasons for which a user who leaves declined proposals. */
export async function eraseReasonsOf({ db }: Ctx, user: string): Promise<void> {
  await db.rows(sql`update ${s} set ${assign(s, { reason: null })} where ${s.declinedBy} = ${user} and ${s.reason} is not null`);
}

/** True if a leg is impossible: its listing is gone or has another price, its giver left, or one of its people has blocked the other. */
const isGoneSql = oneOf([
  sql`not exists (select from ${p} where ${p.id} = ${l.product} and ${p.price} = ${l.price} and ${canBeHadSql(p)})`,
  sql`exists (select from ${u} where ${u.id} = ${l.giver} and (${u.deletedAt} is not null or ${u.bannedAt} is not null))`,
  isBlockedSql(l.giver, l.receiver),
]);

/** Returns whether every listing of a locked proposal is still available at its price. */
export async function isWhole({ db }: Ctx, proposal: string): Promise<boolean> {
  return !(await db.one(sql`select from ${l} where ${l.proposal} = ${proposal} and ${isGoneSql} limit 1`));
}

const ended = columns({ id: s.id, people: expression<string[]>`${peopleSql(s.id)}::text[]` });

async function endWhere({ db }: Ctx, condition: Sql, status: SwapProposalStatus) {
  const found = await db.rows(sql`select ${ended} from ${s} where ${s.status} = ${SwapProposalStatus.OPEN} and ${condition}
    order by ${s.id} limit 500 for update`);
  await db.rows(sql`update ${s} set ${assign(s, { status, endedAt: sql`now()` })} where ${s.id} = any(${found.map(({ id }) => id)}::bigint[])`);
  return found;
}

/** Expires the proposals that were not accepted by all in time. Returns them with their people; 500 at most. */
export const expireLate = (ctx: Ctx) => endWhere(ctx, sql`${s.expiresAt} <= now()`, SwapProposalStatus.EXPIRED);

/** Ends the impossible proposals of some listings or people. Returns them with their people; 500 at most. */
export function breakImpossible(ctx: Ctx, products: readonly string[], people: readonly string[]) {
  const concerned = oneOf([sql`${l.product} = any(${[...products]}::bigint[])`, sql`${l.giver} = any(${[...people]}::bigint[])`]);
  return endWhere(ctx, sql`exists (select from ${l} where ${l.proposal} = ${s.id} and ${concerned} and ${isGoneSql})`, SwapProposalStatus.BROKEN);
}
