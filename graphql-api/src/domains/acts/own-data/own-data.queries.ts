import { BulkJob } from '../bulk/bulk-job.entity.ts';
import { Act } from '../../log/acts/act.entity.ts';
import type { Ctx, Lines } from '../../../platform/context.ts';
import { expression, sql, type Sql } from '../../../platform/database/sql.ts';
import { columns, columnsExcept, table, type EntityClass, type Table } from '../../../platform/database/table.ts';
import { AccessToken } from '../../people/access-tokens/access-token.entity.ts';
import { AppGrant } from '../../people/access-tokens/app-grants/app-grant.entity.ts';
import { App } from '../../people/apps/app.entity.ts';
import { SessionRow } from '../../people/sessions/session.entity.ts';
import { Favourite } from '../../market/favourites/favourite.entity.ts';
import { RecentSearch } from '../../market/search/log/recent-search.entity.ts';
import { CollegeIdentity } from '../../people/college-sign-in/college-identity.entity.ts';
import { Block } from '../../people/blocks/block.entity.ts';
import { Conversation } from '../../talk/conversations/conversation.entity.ts';
import { ConversationMember } from '../../talk/conversations/people/conversation-member.entity.ts';
import { isPersonSql } from '../../talk/conversations/people/conversation-people.queries.ts';
import { Message } from '../../talk/conversations/messages/message.entity.ts';
import { ContactMessage } from '../../help/contact/contact-message.entity.ts';
import { DeliveryDispute } from '../../trade/handover/delivery-dispute.entity.ts';
import { NotificationSettingsRow } from '../../notify/channels/notification-settings.entity.ts';
import { Notification } from '../../notify/notifications/notification.entity.ts';
import { WebhookDelivery } from '../../notify/webhooks/deliveries/webhook-delivery.entity.ts';
import { Webhook } from '../../notify/webhooks/webhook.entity.ts';
import { PushSubscription } from '../../notify/push/push-subscription.entity.ts';
import { MeetingAnswer } from '../../trade/meetings/meeting-answer.entity.ts';
import { Meeting } from '../../trade/meetings/meeting.entity.ts';
import { CounterpartRating } from '../../trade/ratings/counterpart-rating.entity.ts';
import { AuditEntry } from '../../log/audit/audit-entry.entity.ts';
import { Decision } from '../../safety/moderation/decision.entity.ts';
import { Rejection } from '../../safety/content-policy/rejection.entity.ts';
import { OfferGive } from '../../trade/offers/offer-give.entity.ts';
import { Offer } from '../../trade/offers/offer.entity.ts';
import { Bundle } from '../../trade/bundles/bundle.entity.ts';
import { KeptApart } from '../../trade/swaps/proposals/kept-apart.entity.ts';
import { SwapProposalLeg } from '../../trade/swaps/proposals/swap-proposal-leg.entity.ts';
import { SwapProposal } from '../../trade/swaps/proposals/swap-proposal.entity.ts';
import { SwapTransfer } from '../../trade/swaps/proposals/swap-transfer.entity.ts';
import { SwapLeg } from '../../trade/swaps/swap-leg.entity.ts';
import { SwapTerms } from '../../market/products/availability/swap-terms.entity.ts';
import { SwapWant } from '../../trade/swaps/terms/swap-want.entity.ts';
import { ReservationQueueEntry } from '../../trade/reservations/reservation-queue.entity.ts';
import { OrderEvent } from '../../trade/orders/order-event.entity.ts';
import { Order } from '../../trade/orders/order.entity.ts';
import { Photo } from '../../market/products/photos/photo.entity.ts';
import { StoredPhoto } from '../../media/photos/stored-photo.entity.ts';
import { PhotoUpload } from '../../media/photos/uploads/photo-upload.entity.ts';
import { BoughtPerk } from '../../rewards/perks/bought-perk.entity.ts';
import { PointsEntry } from '../../rewards/points/points-entry.entity.ts';
import { DoubtfulListing } from '../../safety/doubtful-listings/doubtful-listing.entity.ts';
import { PriceChange } from '../../market/products/price-change.entity.ts';
import { PriceSchedule } from '../../market/products/price-schedule/price-schedule.entity.ts';
import { PriceStep } from '../../market/products/price-schedule/price-step.entity.ts';
import { ProductCourse } from '../../market/courses/product-course.entity.ts';
import { FollowedCourse } from '../../market/followed-courses/followed-course.entity.ts';
import { Product } from '../../market/products/product.entity.ts';
import { Report } from '../../safety/reports/report.entity.ts';
import { Review } from '../../trade/reviews/review.entity.ts';
import { SavedSearch } from '../../market/saved-searches/saved-search.entity.ts';
import { WantedPost } from '../../market/wanted/wanted-post.entity.ts';
import { User } from '../../people/users/user.entity.ts';

const u = table(User, 'u');
const p = table(Product, 'p');
const o = table(Order, 'o');
const f = table(StoredPhoto, 'f');
const l = table(Photo, 'l');
const m = table(Message, 'm');
const w = table(PhotoUpload, 'w');
const hook = table(Webhook, 'hook');

/** Number of rows of a section that one statement reads. */
const PAGE_ROWS = 200;

/** The cursor of the first page. Ids begin at 1. */
const BEGINNING = '0';

/** One page of a section. `url` is the server's own URL. */
interface Page {
  user: string;
  url: string;
  /** The cursor of the last row of the previous page. */
  after: string;
}

/** A section of the export: its table, and a query for one page of a user's rows as `cursor` and `row`, the row as JSON text. */
interface Section {
  of: EntityClass;
  select: (page: Page) => Sql<SectionRow>;
}

interface SectionRow {
  cursor: string;
  row: string;
}

/** Selects all columns of a user's rows except those left out. `key` is the table's primary key. */
function rowsBy<Row>(
  entity: EntityClass<Row>,
  key: keyof Row & string,
  leftOut: readonly (keyof Row & string)[],
  where: (t: Table<Row>, id: string) => Sql,
): Section {
  const t = table(entity, 't');
  const row = expression<string>`(select row_to_json(r)::text from (select ${columnsExcept(entity, 't', leftOut)}) r)`;
  const cursor = expression<string>`${t[key]}::text`;
  const page = ({ user, after }: Page): Sql => sql`${t} where (${where(t, user)}) and ${t[key]} > ${after} order by ${t[key]} limit ${PAGE_ROWS}`;
  return { of: entity, select: (position) => sql`select ${columns({ cursor, row })} from ${page(position)}` };
}

const rowsOf = <Row extends { id: string }>(
  entity: EntityClass<Row>,
  leftOut: readonly (keyof Row & string)[],
  where: (t: Table<Row>, id: string) => Sql,
): Section => rowsBy(entity, 'id', leftOut, where);

/** Selects the photos of a user and the user's listings, those that wait for a listing, and those that the user sent in chats. */
function shownPhotos(id: string): Sql {
  return sql`select s.of, s.product_id, s.message_id, s.position, ${f.hash} as hash
    from (select 'profile' as of, null::bigint as product_id, null::bigint as message_id, 0 as position, ${u.picture} as photo from ${u} where ${u.id} = ${id}
      union all select 'listing', ${p.id}, null, ${l.position}, ${l.stored} from ${l} join ${p} on ${p.id} = ${l.product} where ${p.seller} = ${id}
      union all select 'upload', null, null, ${w.id}, ${w.photo} from ${w} where ${w.user} = ${id}
      union all select 'message', null, ${m.id}, 0, ${m.photo} from ${m} where ${m.sender} = ${id} and ${m.photo} is not null) s
    join ${f} on ${f.id} = s.photo`;
}

/** Selects the pictures of a user: their files in the ZIP file, and their URLs on this server. */
function pictures({ user, url, after }: Page): Sql<SectionRow> {
  const cursor = expression<string>`shown.place::text`;
  const row = expression<string>`json_build_object('of', shown.of, 'product_id', shown.product_id, 'message_id', shown.message_id,
    'file', 'pictures/' || shown.hash || '.webp', 'url', ${url}::text || '/photos/' || shown.hash || '/1280.webp')::text`;
  return sql`select ${columns({ cursor, row })}
    from (select s.*, array[coalesce(s.product_id, 0), coalesce(s.message_id, 0), s.position] as place from (${shownPhotos(user)}) s) shown
    where shown.place > ${after === BEGINNING ? '{}' : after}::bigint[] order by shown.place limit ${PAGE_ROWS}`;
}

/** True if a listing belongs to a user. */
const ofOwnListing = (product: Sql, user: string): Sql => sql`${product} in (select ${p.id} from ${p} where ${p.seller} = ${user})`;

/**
 * The sections of "download my data". They contain every column of their tables under its name, except secrets and their hashes, the user that all
 * rows refer to, photos (a separate section), values derived from other columns, and data about others: the other side of orders, the users concerned
 * by an administrator's actions, and when the other side read messages.
 */
const sections = {
  profile: rowsOf(User, ['id', 'passwordHash', 'picture', 'deletedAt'], (t, id) => sql`${t.id} = ${id}`),
  pictures: { of: StoredPhoto, select: pictures },
  uploads: rowsOf(PhotoUpload, ['user', 'photo'], (t, id) => sql`${t.user} = ${id}`),
  products: rowsOf(
    Product,
    ['seller', 'photo', 'inStock', 'isOpen', 'pausedForSeller', 'soldTo', 'reservedFor', 'search', 'reviewCount', 'ratingSum'],
    (t, id) => sql`${t.seller} = ${id}`,
  ),
  productCourses: rowsOf(ProductCourse, [], (t, id) => ofOwnListing(t.product, id)),
  priceChanges: rowsOf(PriceChange, [], (t, id) => ofOwnListing(t.product, id)),
  priceSchedules: rowsOf(PriceSchedule, [], (t, id) => ofOwnListing(t.product, id)),
  priceSteps: rowsOf(PriceStep, [], (t, id) => ofOwnListing(t.product, id)),
  ordersPlaced: rowsOf(Order, ['buyer', 'seller', 'photo'], (t, id) => sql`${t.buyer} = ${id}`),
  ordersReceived: rowsOf(Order, ['buyer', 'seller', 'photo', 'hiddenByBuyer', 'handoverCode'], (t, id) => sql`${t.seller} = ${id}`),
  bundles: rowsOf(Bundle, ['buyer', 'seller'], (t, id) => sql`${t.buyer} = ${id} or ${t.seller} = ${id}`),
  statusChanges: rowsOf(OrderEvent, ['by'], (t, id) => sql`${t.by} = ${id} and ${t.from} is not null`),
  objections: rowsOf(DeliveryDispute, ['settledBy'], (t, id) => sql`exists (select from ${o} where ${o.id} = ${t.order} and ${o.buyer} = ${id})`),
  conversations: rowsOf(Conversation, ['buyer', 'seller', 'messageCount'], (t, id) => isPersonSql(t, sql`${id}::bigint`)),
  swapConversations: rowsOf(ConversationMember, ['user'], (t, id) => sql`${t.user} = ${id}`),
  offers: rowsOf(Offer, ['maker'], (t, id) => sql`${t.maker} = ${id}`),
  thingsOffered: rowsOf(OfferGive, [], (t, id) => ofOwnListing(t.product, id)),
  swaps: rowsOf(SwapLeg, ['giver', 'receiver'], (t, id) => sql`${t.giver} = ${id} or ${t.receiver} = ${id}`),
  swapTerms: rowsOf(SwapTerms, [], (t, id) => ofOwnListing(t.product, id)),
  swapWants: rowsOf(
    SwapWant,
    ['query', 'namedCategories', 'besidesCategory', 'categories', 'priceFrom', 'priceBelow', 'conditions', 'seller'],
    (t, id) => ofOwnListing(t.product, id),
  ),
  swapProposals: rowsOf(SwapProposalLeg, ['giver', 'receiver'], (t, id) => sql`${t.giver} = ${id} or ${t.receiver} = ${id}`),
  swapTransfers: rowsOf(SwapTransfer, ['from', 'to'], (t, id) => sql`${t.from} = ${id} or ${t.to} = ${id}`),
  swapsDeclined: rowsOf(SwapProposal, ['declinedBy'], (t, id) => sql`${t.declinedBy} = ${id}`),
  listingsDeclined: rowsOf(KeptApart, ['receiver'], (t, id) => sql`${t.receiver} = ${id}`),
  reservationQueues: rowsOf(ReservationQueueEntry, ['user'], (t, id) => sql`${t.user} = ${id}`),
  meetings: rowsOf(Meeting, ['proposedBy', 'declinedBy', 'remindedAt'], (t, id) => sql`${t.proposedBy} = ${id}`),
  meetingAnswers: rowsOf(MeetingAnswer, ['user'], (t, id) => sql`${t.user} = ${id}`),
  ratingsGiven: rowsOf(CounterpartRating, ['author', 'subject'], (t, id) => sql`${t.author} = ${id}`),
  messages: rowsOf(Message, ['sender', 'seq', 'readAt', 'photo'], (t, id) => sql`${t.sender} = ${id}`),
  reviews: rowsOf(Review, ['author'], (t, id) => sql`${t.author} = ${id}`),
  favourites: rowsOf(Favourite, ['user'], (t, id) => sql`${t.user} = ${id}`),
  courses: rowsOf(FollowedCourse, ['user'], (t, id) => sql`${t.user} = ${id}`),
  savedSearches: rowsOf(
    SavedSearch,
    [
      'user',
      'fingerprint',
      'query',
      'namedCategories',
      'besidesCategory',
      'categories',
      'priceFrom',
      'priceBelow',
      'conditions',
      'courseCodes',
      'isbn',
      'seller',
    ],
    (t, id) => sql`${t.user} = ${id}`,
  ),
  wantedPosts: rowsOf(
    WantedPost,
    ['user', 'query', 'namedCategories', 'besidesCategory', 'categories', 'priceFrom', 'priceBelow', 'conditions', 'courseCodes', 'isbn', 'seller'],
    (t, id) => sql`${t.user} = ${id}`,
  ),
  recentSearches: rowsOf(RecentSearch, ['user'], (t, id) => sql`${t.user} = ${id}`),
  points: rowsOf(PointsEntry, ['user'], (t, id) => sql`${t.user} = ${id}`),
  perks: rowsOf(BoughtPerk, ['user', 'turn'], (t, id) => sql`${t.user} = ${id}`),
  contactMessages: rowsOf(ContactMessage, [], (t, id) => sql`${t.email} = (select ${u.email} from ${u} where ${u.id} = ${id})`),
  activityAboutYou: rowsOf(AuditEntry, ['actor', 'user', 'act'], (t, id) => sql`${t.user} = ${id}`),
  activityByYou: rowsOf(AuditEntry, ['actor', 'user', 'act', 'subject', 'details'], (t, id) => sql`${t.actor} = ${id}`),
  undoableActs: rowsOf(Act, ['actor', 'token', 'photos'], (t, id) => sql`${t.actor} = ${id}`),
  collegeSignIns: rowsOf(CollegeIdentity, ['user'], (t, id) => sql`${t.user} = ${id}`),
  apps: rowsOf(App, ['owner', 'secretHash'], (t, id) => sql`${t.owner} = ${id}`),
  appGrants: rowsOf(AppGrant, ['user'], (t, id) => sql`${t.user} = ${id}`),
  accessTokens: rowsOf(AccessToken, ['user', 'tokenHash'], (t, id) => sql`${t.user} = ${id}`),
  doubtfulListings: rowsOf(DoubtfulListing, [], (t, id) => ofOwnListing(t.product, id)),
  refusedListings: rowsOf(Rejection, ['user'], (t, id) => sql`${t.user} = ${id}`),
  reports: rowsOf(Report, ['reporter', 'user', 'subject'], (t, id) => sql`${t.reporter} = ${id}`),
  decisionsAboutYou: rowsOf(Decision, ['user', 'actor', 'appealCode'], (t, id) => sql`${t.user} = ${id}`),
  blockedUsers: rowsOf(Block, ['blocker'], (t, id) => sql`${t.blocker} = ${id}`),
  notifications: rowsOf(Notification, ['user', 'event', 'actor', 'group', 'mailed'], (t, id) => sql`${t.user} = ${id}`),
  notificationSettings: rowsBy(NotificationSettingsRow, 'user', ['user'], (t, id) => sql`${t.user} = ${id}`),

  pushSubscriptions: rowsOf(PushSubscription, ['user', 'p256dh', 'auth'], (t, id) => sql`${t.user} = ${id}`),
  webhooks: rowsOf(Webhook, ['user', 'secret', 'previousSecret', 'claimedUntil'], (t, id) => sql`${t.user} = ${id}`),
  webhookDeliveries: rowsOf(WebhookDelivery, [], (t, id) => sql`${t.webhook} in (select ${hook.id} from ${hook} where ${hook.user} = ${id})`),
  bulkJobs: rowsOf(BulkJob, ['user', 'subject', 'key', 'url', 'wrongLines'], (t, id) => sql`${t.user} = ${id}`),
  sessions: rowsOf(SessionRow, ['user', 'tokenHash'], (t, id) => sql`${t.user} = ${id}`),
} satisfies Record<string, Section>;

/** The tables whose rows are exported. */
export const exportedTables: readonly EntityClass[] = Object.values<Section>(sections).map(({ of }) => of);

/** Returns the rows of a section as JSON texts, page by page. The next page is read once the previous one was consumed. */
async function* rowsIn({ db }: Ctx, { select }: Section, user: string, url: string): AsyncGenerator<string[]> {
  let after = BEGINNING;
  for (;;) {
    const page = await db.rows(select({ user, url, after }));
    if (page.length > 0) yield page.map(({ row }) => row);
    if (page.length < PAGE_ROWS) return;
    after = page.at(-1)!.cursor;
  }
}

/**
 * Returns everything stored about a user as pieces of JSON text: an object with a list of rows for each section. Each piece contains at most one page
 * of rows and is read on request. `url` is the server's own URL.
 */
export async function* exportUser(ctx: Ctx, user: string, url: string): AsyncGenerator<string> {
  let before = '{';
  for (const [name, section] of Object.entries<Section>(sections)) {
    before += `${JSON.stringify(name)}:[`;
    for await (const rows of rowsIn(ctx, section, user, url)) {
      yield before + rows.join(',');
      before = ',';
    }
    before = `${before === ',' ? '' : before}],`;
  }
  yield `${before.slice(0, -1)}}`;
}

/**
 * Returns everything stored about a user as lines of JSON text with the name of the section, one page of rows at a time. `url` is the server's own
 * URL.
 */
export async function* linesOfUser(ctx: Ctx, user: string, url: string): AsyncGenerator<Lines> {
  for (const [name, section] of Object.entries<Section>(sections)) {
    for await (const page of rowsIn(ctx, section, user, url)) {
      yield { text: page.map((row) => `{"section":${JSON.stringify(name)},"row":${row}}`).join('\n'), rows: page.length };
    }
  }
}

/** Returns the distinct hashes of a user's photos, page by page. */
export async function* photoHashesOf({ db }: Ctx, user: string): AsyncGenerator<string> {
  const hash = expression<string>`shown.hash`;
  let after = '';
  for (;;) {
    const page = await db.rows(
      sql`select distinct ${columns({ hash })} from (${shownPhotos(user)}) shown where shown.hash > ${after} order by 1 limit ${PAGE_ROWS}`,
    );
    yield* page.map((row) => row.hash);
    if (page.length < PAGE_ROWS) return;
    after = page.at(-1)!.hash;
  }
}
