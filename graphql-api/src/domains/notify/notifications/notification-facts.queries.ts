import { queueCountsSql } from './admin-queue.queries.ts';
import { Conversation } from '../../talk/conversations/conversation.entity.ts';
import { CampusSpot } from '../../market/spots/campus-spot.entity.ts';
import { Meeting } from '../../trade/meetings/meeting.entity.ts';
import { Offer } from '../../trade/offers/offer.entity.ts';
import { Order } from '../../trade/orders/order.entity.ts';
import { SwapProposalLeg } from '../../trade/swaps/proposals/swap-proposal-leg.entity.ts';
import { SwapLeg } from '../../trade/swaps/swap-leg.entity.ts';
import { Swap } from '../../trade/swaps/swap.entity.ts';
import type { Ctx } from '../../../platform/context.ts';
import { expression, sql } from '../../../platform/database/sql.ts';
import { columns, table } from '../../../platform/database/table.ts';
import { Course } from '../../market/courses/course.entity.ts';
import { Product } from '../../market/products/product.entity.ts';
import { CounterpartRating } from '../../trade/ratings/counterpart-rating.entity.ts';
import { Role, User } from '../../people/users/user.entity.ts';

const o = table(Order, 'o');
const p = table(Product, 'p');
const c = table(Conversation, 'c');
const m = table(Meeting, 'm');
const s = table(CampusSpot, 's');
const f = table(Offer, 'f');
const r = table(CounterpartRating, 'r');
const k = table(Course, 'k');
const u = table(User, 'u');
const l = table(SwapLeg, 'l');
const together = table(Order, 'together');
const w = table(Swap, 'w');
const g = table(SwapProposalLeg, 'g');
/** All legs of a leg's swap, with their orders. */
const [all, each] = [table(SwapLeg, 'every'), table(Order, 'each')];

/** Returns the ordered name and quantity, both sides and the bundle of orders, by order id. */
export async function orderFacts({ db }: Ctx, ids: readonly string[]) {
  const facts = columns({ id: o.id, name: o.name, product: o.product, quantity: o.quantity, buyer: o.buyer, seller: o.seller, bundle: o.bundle });
  const rows = await db.rows(sql`select ${facts} from ${o} where ${o.id} = any(${ids}::bigint[])`);
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Returns the same, plus the maker of the accepted offer (null for an order at the listing's price), whether the order is a leg of a swap, the number
 * of listings in its bundle (0 without a bundle), and whether it is the first of them.
 */
export async function placedFacts({ db }: Ctx, ids: readonly string[]) {
  const offeredBy = expression<string | null>`(select ${f.maker}::text from ${f} join ${c} on ${c.id} = ${f.conversation}
    where ${c.buyer} = ${o.buyer} and ${c.product} = ${o.product} and ${f.order} = ${o.id})`;
  const isLeg = expression<boolean>`exists (select from ${l} where ${l.order} = ${o.id})`;
  const bundled = expression<number>`(select count(*)::int from ${together} where ${together.bundle} = ${o.bundle})`;
  const isFirst = expression<boolean>`not exists (select from ${together} where ${together.bundle} = ${o.bundle} and ${together.id} < ${o.id})`;
  const facts = columns({ id: o.id, name: o.name, quantity: o.quantity, price: o.price, seller: o.seller, offeredBy, isLeg, bundled, isFirst });
  const rows = await db.rows(sql`select ${facts} from ${o} where ${o.id} = any(${ids}::bigint[])`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns the ordered product, its seller, and whether both sides have rated each other, by order id. */
export async function ratedFacts({ db }: Ctx, ids: readonly string[]) {
  const hasBoth = expression<boolean>`(select count(*) = 2 from ${r} where ${r.order} = ${o.id})`;
  const rows = await db.rows(sql`select ${columns({ id: o.id, name: o.name, seller: o.seller, hasBoth })} from ${o}
    where ${o.id} = any(${ids}::bigint[])`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns the counts of admin queues and the administrators, by queue. */
export async function queueFacts({ db }: Ctx, queues: readonly string[]) {
  const admins = sql`array(select ${u.id}::text from ${u} where ${u.role} = ${Role.ADMIN} and ${u.deletedAt} is null)`;
  const row = await db.one<{ admins: string[]; counts: Record<string, number> }>(sql`select ${admins} as admins, ${queueCountsSql} as counts`);
  return new Map(queues.map((queue) => [queue, { admins: row!.admins, count: row!.counts[queue]! }]));
}

/** Returns the names of products, including those taken down, by product id. */
export async function productFacts({ db }: Ctx, ids: readonly string[]) {
  const rows = await db.rows(sql`select ${columns({ id: p.id, name: p.name, seller: p.seller })} from ${p} where ${p.id} = any(${ids}::bigint[])`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns the names of products and the codes of courses, by both ids separated by a space. */
export async function courseListingFacts({ db }: Ctx, pairs: readonly string[]) {
  const [products, courses] = [0, 1].map((at) => pairs.map((pair) => pair.split(' ')[at]!));
  const facts = columns({ product: p.id, course: k.id, name: p.name, code: k.code });
  const rows = await db.rows(sql`select ${facts} from ${p}, ${k}
    where (${p.id}, ${k.id}) in (select * from unnest(${products!}::bigint[], ${courses!}::bigint[]))`);
  return new Map(rows.map((row) => [`${row.product} ${row.course}`, row]));
}

/** Returns the names of the products of conversations, or "your swap" for those of a swap, and their sellers, by conversation id. */
export async function conversationFacts({ db }: Ctx, ids: readonly string[]) {
  const name = expression<string>`coalesce(${p.name}, 'your swap')`;
  const rows = await db.rows(sql`select ${columns({ id: c.id, name, seller: c.seller })} from ${c} left join ${p} on ${p.id} = ${c.product}
    where ${c.id} = any(${ids}::bigint[])`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns the conversations of offers, and the names of the products that they are about, by offer id. */
export async function offerFacts({ db }: Ctx, ids: readonly string[]) {
  const rows = await db.rows(sql`select ${columns({ id: f.id, conversation: c.id, name: p.name })} from ${f}
    join ${c} on ${c.id} = ${f.conversation} join ${p} on ${p.id} = ${c.product} where ${f.id} = any(${ids}::bigint[])`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns what each person of proposed swaps would give and receive, by proposal id. */
export async function swapFacts({ db }: Ctx, ids: readonly string[]) {
  const leg = columns({ proposal: g.proposal, giver: g.giver, receiver: g.receiver, name: p.name });
  const legs = await db.rows(
    sql`select ${leg} from ${g} join ${p} on ${p.id} = ${g.product} where ${g.proposal} = any(${ids}::bigint[]) order by ${g.id}`,
  );
  const nameWhere = (proposal: string, holds: (each: (typeof legs)[number]) => boolean) =>
    legs.find((each) => each.proposal === proposal && holds(each))?.name ?? 'a listing';
  return new Map(
    ids.map((id) => [
      id,
      {
        givenBy: (person: string) => nameWhere(id, ({ giver }) => giver === person),
        gotBy: (person: string) => nameWhere(id, ({ receiver }) => receiver === person),
      },
    ]),
  );
}

/**
 * Returns legs of swaps by order id: the name, the people of the swap who neither give nor receive it, and how many legs there are and how many were
 * handed over.
 */
export async function swapLegFacts({ db }: Ctx, ids: readonly string[]) {
  const ofSwap = sql`from ${all} join ${each} on ${each.id} = ${all.order} where ${all.swap} = ${l.swap}`;
  const facts = columns({
    id: o.id,
    name: o.name,
    swap: l.swap,
    others: expression<string[]>`array(select ${all.giver}::text ${ofSwap} and ${all.giver} <> ${l.giver} and ${all.giver} <> ${l.receiver})`,
    legs: expression<number>`(select count(*)::int ${ofSwap})`,
    handedOver: expression<number>`(select count(*)::int ${ofSwap} and ${each.handoverConfirmedAt} is not null)`,
  });
  const rows = await db.rows(sql`select ${facts} from ${l} join ${o} on ${o.id} = ${l.order} where ${l.order} = any(${ids}::bigint[])`);
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Returns the time, place, proposer, subject, order and seller of meetings, and the conversation of their swap, by meeting id. The time is in the
 * marketplace's time zone.
 */
export async function meetingFacts({ db, infra }: Ctx, ids: readonly string[]) {
  const facts = columns({
    id: m.id,
    order: o.id,
    name: o.name,
    spot: s.name,
    day: expression<string>`to_char(${m.at} at time zone ${infra.settings.timeZone}, 'DD/MM')`,
    time: expression<string>`to_char(${m.at} at time zone ${infra.settings.timeZone}, 'FMHH12:MI am')`,
    seller: o.seller,
    proposedBy: m.proposedBy,
    swapConversation: w.conversation,
  });
  const rows =
    await db.rows(sql`select ${facts} from ${m} left join ${l} on ${l.order} = ${m.order} left join ${w} on ${w.id} = ${l.swap} join ${o} on ${o.id} = ${m.order} join ${s} on ${s.id} = ${m.spot}
    where ${m.id} = any(${ids}::bigint[])`);
  return new Map(rows.map((row) => [row.id, row]));
}
