import { Act } from '../acts/act.entity.ts';
import type { Ctx } from '../platform/context.ts';
import { expression, join, literal, sql, type Sql } from '../platform/sql.ts';
import { columns, columnsExcept, table, type EntityClass, type Table } from '../platform/table.ts';
import { AccessToken } from '../auth/access-token.entity.ts';
import { SessionRow } from '../auth/session.entity.ts';
import { Favourite } from '../favourites/favourite.entity.ts';
import { RecentSearch } from '../search/recent-search.entity.ts';
import { Block } from '../blocks/block.entity.ts';
import { Conversation } from '../conversations/conversation.entity.ts';
import { Message } from '../chat/message.entity.ts';
import { ContactMessage } from '../contact/contact-message.entity.ts';
import { DeliveryDispute } from '../handover/delivery-dispute.entity.ts';
import { NotificationSettingsRow } from '../notifications/notification-settings.entity.ts';
import { Notification } from '../notifications/notification.entity.ts';
import { PushSubscription } from '../push/push-subscription.entity.ts';
import { Meeting } from '../meetings/meeting.entity.ts';
import { CounterpartRating } from '../ratings/counterpart-rating.entity.ts';
import { AuditEntry } from '../moderation/audit-entry.entity.ts';
import { Decision } from '../moderation/decision.entity.ts';
import { Rejection } from '../moderation/rejection.entity.ts';
import { Offer } from '../offers/offer.entity.ts';
import { ReservationQueueEntry } from '../reservations/reservation-queue.entity.ts';
import { OrderEvent } from '../orders/order-event.entity.ts';
import { Order } from '../orders/order.entity.ts';
import { Photo } from '../photos/photo.entity.ts';
import { StoredPhoto } from '../photos/stored-photo.entity.ts';
import { PointsEntry } from '../points/points-entry.entity.ts';
import { DoubtfulListing } from '../products/doubtful-listing.entity.ts';
import { PriceChange } from '../products/price-change.entity.ts';
import { Product } from '../products/product.entity.ts';
import { Report } from '../reports/report.entity.ts';
import { Review } from '../reviews/review.entity.ts';
import { SavedSearch } from '../saved-searches/saved-search.entity.ts';
import { WantedPost } from '../wanted/wanted-post.entity.ts';
import { User } from './user.entity.ts';

const u = table(User, 'u');
const p = table(Product, 'p');
const o = table(Order, 'o');
const f = table(StoredPhoto, 'f');
const l = table(Photo, 'l');
const m = table(Message, 'm');
const ns = table(NotificationSettingsRow, 'ns');

/** A section of the export: the table whose rows it holds, and how those of a user are selected. `url` is the server's own. */
interface Section {
  of: EntityClass;
  select: (id: string, url: string) => Sql;
}

/** All columns of a user's rows, but those that are left out. */
function rowsOf<Row extends { id: string }>(
  entity: EntityClass<Row>,
  leftOut: readonly (keyof Row & string)[],
  where: (t: Table<Row>, id: string) => Sql,
): Section {
  const t = table(entity, 't');
  return {
    of: entity,
    select: (id) => sql`select ${columnsExcept(entity, 't', leftOut)} from ${t} where ${where(t, id)} order by ${t.id}`,
  };
}

/** The photos that a user and the user's listings show, and those that the user sent in chats. */
function shownPhotos(id: string): Sql {
  return sql`select s.of, s.product_id, s.message_id, s.position, ${f.hash} as hash
    from (select 'profile' as of, null::bigint as product_id, null::bigint as message_id, 0 as position, ${u.picture} as photo from ${u} where ${u.id} = ${id}
      union all select 'listing', ${p.id}, null, ${l.position}, ${l.stored} from ${l} join ${p} on ${p.id} = ${l.product} where ${p.seller} = ${id}
      union all select 'message', null, ${m.id}, 0, ${m.photo} from ${m} where ${m.sender} = ${id} and ${m.photo} is not null) s
    join ${f} on ${f.id} = s.photo`;
}

/** The pictures of a user: their files in the ZIP file, and their URLs on this server. */
function pictures(id: string, url: string): Sql {
  return sql`select shown.of, shown.product_id, shown.message_id, 'pictures/' || shown.hash || '.webp' as file, ${url}::text || '/photos/' || shown.hash || '/1280.webp' as url
    from (${shownPhotos(id)}) shown order by shown.product_id nulls first, shown.message_id nulls first, shown.position`;
}

/**
 * The sections of "download my data". They hold every column of their tables under its name and leave out secrets and their hashes, the user
 * whom all rows name, photos (a section of their own), what is derived from other columns, and data of others: of orders the other side, of an
 * administrator's actions whom they concerned, of messages when the other side read them.
 */
const sections = {
  profile: rowsOf(User, ['id', 'passwordHash', 'picture', 'deletedAt'], (t, id) => sql`${t.id} = ${id}`),
  pictures: { of: StoredPhoto, select: pictures },
  products: rowsOf(
    Product,
    ['seller', 'photo', 'inStock', 'isOpen', 'soldTo', 'reservedFor', 'search', 'reviewCount', 'ratingSum'],
    (t, id) => sql`${t.seller} = ${id}`,
  ),
  priceChanges: rowsOf(PriceChange, [], (t, id) => sql`${t.product} in (select ${p.id} from ${p} where ${p.seller} = ${id})`),
  ordersPlaced: rowsOf(Order, ['buyer', 'seller', 'photo'], (t, id) => sql`${t.buyer} = ${id}`),
  ordersReceived: rowsOf(Order, ['buyer', 'seller', 'photo', 'hiddenByBuyer', 'handoverCode'], (t, id) => sql`${t.seller} = ${id}`),
  statusChanges: rowsOf(OrderEvent, ['by'], (t, id) => sql`${t.by} = ${id} and ${t.from} is not null`),
  objections: rowsOf(DeliveryDispute, ['settledBy'], (t, id) => sql`exists (select from ${o} where ${o.id} = ${t.order} and ${o.buyer} = ${id})`),
  conversations: rowsOf(Conversation, ['buyer', 'seller', 'messageCount'], (t, id) => sql`${t.buyer} = ${id} or ${t.seller} = ${id}`),
  offers: rowsOf(Offer, ['maker'], (t, id) => sql`${t.maker} = ${id}`),
  reservationQueues: rowsOf(ReservationQueueEntry, ['user'], (t, id) => sql`${t.user} = ${id}`),
  meetings: rowsOf(Meeting, ['proposedBy', 'remindedAt'], (t, id) => sql`${t.proposedBy} = ${id}`),
  ratingsGiven: rowsOf(CounterpartRating, ['author', 'subject'], (t, id) => sql`${t.author} = ${id}`),
  messages: rowsOf(Message, ['sender', 'seq', 'readAt', 'photo'], (t, id) => sql`${t.sender} = ${id}`),
  reviews: rowsOf(Review, ['author'], (t, id) => sql`${t.author} = ${id}`),
  favourites: rowsOf(Favourite, ['user'], (t, id) => sql`${t.user} = ${id}`),
  savedSearches: rowsOf(
    SavedSearch,
    ['user', 'fingerprint', 'query', 'namedCategories', 'besidesCategory', 'categories', 'priceFrom', 'priceBelow', 'conditions', 'seller'],
    (t, id) => sql`${t.user} = ${id}`,
  ),
  wantedPosts: rowsOf(
    WantedPost,
    ['user', 'query', 'namedCategories', 'besidesCategory', 'categories', 'priceFrom', 'priceBelow', 'conditions', 'seller'],
    (t, id) => sql`${t.user} = ${id}`,
  ),
  recentSearches: rowsOf(RecentSearch, ['user'], (t, id) => sql`${t.user} = ${id}`),
  points: rowsOf(PointsEntry, ['user'], (t, id) => sql`${t.user} = ${id}`),
  contactMessages: rowsOf(ContactMessage, [], (t, id) => sql`${t.email} = (select ${u.email} from ${u} where ${u.id} = ${id})`),
  activityAboutYou: rowsOf(AuditEntry, ['actor', 'user', 'act'], (t, id) => sql`${t.user} = ${id}`),
  activityByYou: rowsOf(AuditEntry, ['actor', 'user', 'act', 'subject', 'details'], (t, id) => sql`${t.actor} = ${id}`),
  undoableActs: rowsOf(Act, ['actor', 'token', 'photos'], (t, id) => sql`${t.actor} = ${id}`),
  accessTokens: rowsOf(AccessToken, ['user', 'tokenHash'], (t, id) => sql`${t.user} = ${id}`),
  doubtfulListings: rowsOf(DoubtfulListing, [], (t, id) => sql`${t.product} in (select ${p.id} from ${p} where ${p.seller} = ${id})`),
  refusedListings: rowsOf(Rejection, ['user'], (t, id) => sql`${t.user} = ${id}`),
  reports: rowsOf(Report, ['reporter', 'user', 'subject'], (t, id) => sql`${t.reporter} = ${id}`),
  decisionsAboutYou: rowsOf(Decision, ['user', 'actor', 'appealCode'], (t, id) => sql`${t.user} = ${id}`),
  blockedUsers: rowsOf(Block, ['blocker'], (t, id) => sql`${t.blocker} = ${id}`),
  notifications: rowsOf(Notification, ['user', 'event', 'actor', 'group', 'mailed'], (t, id) => sql`${t.user} = ${id}`),
  notificationSettings: {
    of: NotificationSettingsRow,
    select: (id) => sql`select ${columnsExcept(NotificationSettingsRow, 'ns', ['user'])} from ${ns} where ${ns.user} = ${id}`,
  },
  pushSubscriptions: rowsOf(PushSubscription, ['user', 'p256dh', 'auth'], (t, id) => sql`${t.user} = ${id}`),
  sessions: rowsOf(SessionRow, ['user', 'tokenHash'], (t, id) => sql`${t.user} = ${id}`),
} satisfies Record<string, Section>;

/** The tables whose rows are exported. */
export const exportedTables: readonly EntityClass[] = Object.values<Section>(sections).map(({ of }) => of);

/** Everything stored about a user, as JSON text: an object with a list of rows for each section. `url` is the server's own. */
export async function exportUser({ db }: Ctx, id: string, url: string): Promise<string> {
  const parts = Object.entries<Section>(sections).map(
    ([name, { select }]) => sql`${literal(name)}, (select coalesce(json_agg(s), '[]') from (${select(id, url)}) s)`,
  );
  const row = await db.one(sql`select ${columns({ data: expression<string>`json_build_object(${join(parts, ', ')})::text` })}`);
  return row!.data;
}

/** The hashes of the photos of a user, each once. */
export async function photoHashesOf({ db }: Ctx, id: string): Promise<string[]> {
  const hash = expression<string>`shown.hash`;
  const rows = await db.rows(sql`select distinct ${columns({ hash })} from (${shownPhotos(id)}) shown order by 1`);
  return rows.map((row) => row.hash);
}
