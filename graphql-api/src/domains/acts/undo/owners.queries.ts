import { ActChange } from '../../log/acts/act-change.entity.ts';
import { isBlockedSql } from '../../people/blocks/block.queries.ts';
import { Message } from '../../talk/conversations/messages/message.entity.ts';
import { Conversation } from '../../talk/conversations/conversation.entity.ts';
import { DeliveryDispute } from '../../trade/handover/delivery-dispute.entity.ts';
import { Meeting } from '../../trade/meetings/meeting.entity.ts';
import { Offer, OfferStatus } from '../../trade/offers/offer.entity.ts';
import { CounterpartRating } from '../../trade/ratings/counterpart-rating.entity.ts';
import { Order, OrderStatus } from '../../trade/orders/order.entity.ts';
import type { Ctx } from '../../../platform/context.ts';
import { sql, type Sql } from '../../../platform/database/sql.ts';
import { rowOfJson, table, tableNameText, type EntityClass } from '../../../platform/database/table.ts';
import { PointsEntry } from '../../rewards/points/points-entry.entity.ts';
import { Product } from '../../market/products/product.entity.ts';
import { User } from '../../people/users/user.entity.ts';

const c = table(ActChange, 'c');
const u = table(User, 'u');
const p = table(Product, 'p');
const o = table(Order, 'o');
const m = table(Message, 'm');
const g = table(CounterpartRating, 'g');
const n = table(PointsEntry, 'n');
const k = table(Meeting, 'k');
const d = table(DeliveryDispute, 'd');
const f = table(Offer, 'f');
const v = table(Conversation, 'v');

const latest = sql`coalesce(${c.after}, ${c.before})`;
const changedProduct = rowOfJson(Product, 'r', latest);
const changedOrder = rowOfJson(Order, 'r', latest);
const changedTalk = rowOfJson(Conversation, 'r', latest);
const unconfirmed = rowOfJson(Order, 'was', c.before);
const changedEntry = rowOfJson(PointsEntry, 'r', latest);
const changedMessage = rowOfJson(Message, 'r', latest);
const accepted = rowOfJson(Offer, 'r', c.after);
const changesIn = (entity: EntityClass, act: string) => sql`${c.act} = ${act} and ${c.tableName} = ${tableNameText(entity)}`;

/** Makes the deletion and the ban of the owners of the listings, orders and messages that an act changed wait until the transaction ends. */
export async function holdOwners({ db }: Ctx, act: string): Promise<void> {
  await db.rows(sql`select from ${u} where ${u.id} in (select ${changedProduct.seller} from ${c}, ${changedProduct} where ${changesIn(Product, act)}
      union select unnest(array[${changedOrder.buyer}, ${changedOrder.seller}]) from ${c}, ${changedOrder} where ${changesIn(Order, act)}
      union select unnest(array[${changedTalk.buyer}, ${changedTalk.seller}]) from ${c}, ${changedTalk} where ${changesIn(Conversation, act)}
      union select ${changedMessage.sender} from ${c}, ${changedMessage} where ${changesIn(Message, act)})
    order by ${u.id} for key share`);
}

/** Returns whether undoing an act reopened an order or offer between two people if one has blocked the other since. */
export async function reopensBlocked({ db }: Ctx, act: string): Promise<boolean> {
  const open = sql`${o.status} not in (${OrderStatus.DELIVERED}, ${OrderStatus.CANCELLED})`;
  const found = await db.one(sql`select from ${o} where ${open} and ${isBlockedSql(o.buyer, o.seller)}
    and ${o.id} in (select ${changedOrder.id} from ${c}, ${changedOrder} where ${changesIn(Order, act)})
    union all select from ${f} join ${v} on ${v.id} = ${f.conversation} where ${f.status} = ${OfferStatus.OPEN} and ${isBlockedSql(v.buyer, v.seller)}
    and ${f.id} in (select ${accepted.id} from ${c}, ${accepted} where ${changesIn(Offer, act)} and ${accepted.status} = ${OfferStatus.ACCEPTED}) limit 1`);
  return found !== undefined;
}

/** Returns whether somebody continued an order that an act placed, so that undoing it would remove a meeting or an objection. The order is locked. */
export async function hasFollowUps({ db }: Ctx, act: string): Promise<boolean> {
  const isPlaced = (order: Sql) =>
    sql`${order} in (select ${changedOrder.id} from ${c}, ${changedOrder} where ${changesIn(Order, act)} and ${c.before} is null)`;
  const found = await db.one(sql`select from ${k} where ${isPlaced(k.order)} union all select from ${d} where ${isPlaced(d.order)} limit 1`);
  return found !== undefined;
}

/**
 * Returns whether undoing an act left an invalid state: a listing on sale or an order open of a user who is deleted or banned; an open order that its
 * buyer removed from the list; an open offer of such a user; a photo of a deleted user in a chat; a rating of a handover that is no longer confirmed;
 * or points of an order that do not match its status.
 */
export async function leavesOrphans({ db }: Ctx, act: string): Promise<boolean> {
  const isGone = sql`(${u.deletedAt} is not null or ${u.bannedAt} is not null)`;
  const orphan = await db.one(sql`select from ${p} join ${u} on ${u.id} = ${p.seller} where ${p.deletedAt} is null and ${isGone}
      and ${p.id} in (select ${changedProduct.id} from ${c}, ${changedProduct} where ${changesIn(Product, act)})
    union all select from ${o} where ${o.status} not in (${OrderStatus.DELIVERED}, ${OrderStatus.CANCELLED})
      and (${o.hiddenByBuyer} or exists (select from ${u} where ${u.id} in (${o.buyer}, ${o.seller}) and ${isGone}))
      and ${o.id} in (select ${changedOrder.id} from ${c}, ${changedOrder} where ${changesIn(Order, act)})
    union all select from ${f} join ${v} on ${v.id} = ${f.conversation} where ${f.status} = ${OfferStatus.OPEN}
      and exists (select from ${u} where ${u.id} in (${v.buyer}, ${v.seller}) and ${isGone})
      and ${f.id} in (select ${accepted.id} from ${c}, ${accepted} where ${changesIn(Offer, act)} and ${accepted.status} = ${OfferStatus.ACCEPTED})
    union all select from ${m} join ${u} on ${u.id} = ${m.sender} where ${m.photo} is not null and ${u.deletedAt} is not null
      and ${m.id} in (select ${changedMessage.id} from ${c}, ${changedMessage} where ${changesIn(Message, act)})
    union all select from ${c}, ${unconfirmed}, ${changedOrder} where ${changesIn(Order, act)}
      and ${unconfirmed.handoverConfirmedAt} is null and ${changedOrder.handoverConfirmedAt} is not null
      and exists (select from ${g} where ${g.order} = ${changedOrder.id})
    union all select from ${c}, ${changedEntry} join ${o} on ${o.id} = ${changedEntry.order} where ${changesIn(PointsEntry, act)}
      and (select coalesce(sum(${n.points}), 0) from ${n} where ${n.order} = ${o.id}) <> case when ${o.status} = ${OrderStatus.DELIVERED} then 100 else 0 end
    limit 1`);
  return orphan !== undefined;
}
