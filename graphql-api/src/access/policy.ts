import type { Ctx, Viewer } from '../platform/context.ts';
import { DomainError, ErrorCode } from '../platform/errors.ts';
import { allOf, oneOf, sql, type Sql } from '../platform/database/sql.ts';
import { viewerSql } from '../platform/database/statement.ts';
import { missingScopes } from './scopes.ts';
import { messages } from '../messages.ts';

/** Properties with a user's id: the value in JavaScript, the column in SQL. */
type Subject<Value> = Record<string, Value>;

/** A rule in two forms: for a loaded object in a service, and for a row in PostgreSQL. */
interface Rule {
  holds(viewer: Viewer | null, subject: Subject<unknown>): boolean;
  sql(row: Subject<Sql>): Sql;
}

const signedIn: Rule = { holds: (viewer) => viewer !== null, sql: () => viewerSql.signedIn };

/** The viewer is an administrator. An administrator's access token needs the scope. */
function admin(scope: string): Rule {
  return {
    holds: (viewer) => viewer?.isAdmin === true && missingScopes(viewer, [scope]).length === 0,
    sql: () => sql`(${viewerSql.isAdmin} and ${viewerSql.holdsScope(scope)})`,
  };
}

/** The viewer is the user in the property. */
function is(property: string): Rule {
  return {
    holds: (viewer, subject) => viewer !== null && String(subject[property]) === viewer.id,
    sql: (row) => sql`coalesce(${row[property]!} = ${viewerSql.id}, false)`,
  };
}

/** The property is set, regardless of the viewer. */
function isSet(property: string): Rule {
  return { holds: (_viewer, subject) => subject[property] === true, sql: (row) => row[property]! };
}

/** The viewer is in the property, an array of users that is never null. An index on the array supports only the bare condition. */
function isAmong(property: string): Rule {
  return {
    holds: (viewer, subject) => viewer !== null && (subject[property] as unknown[]).map(String).includes(viewer.id),
    sql: (row) => sql`${row[property]!} @> array[${viewerSql.id}]`,
  };
}

function not(rule: Rule): Rule {
  return { holds: (viewer, subject) => !rule.holds(viewer, subject), sql: (row) => sql`not ${rule.sql(row)}` };
}

function any(...rules: Rule[]): Rule {
  return {
    holds: (viewer, subject) => rules.some((rule) => rule.holds(viewer, subject)),
    sql: (row) => oneOf(rules.map((rule) => rule.sql(row))),
  };
}

function all(...rules: Rule[]): Rule {
  return {
    holds: (viewer, subject) => rules.every((rule) => rule.holds(viewer, subject)),
    sql: (row) => allOf(rules.map((rule) => rule.sql(row))),
  };
}

/** All permissions. Subjects are rows with users' ids in the named properties. */
const policy = {
  /** Email, phone, college id, role and points of a user: the user and administrators. */
  'user:readPrivate': any(is('id'), admin('admin:users:read')),
  /** A seller's email and phone, shown in the Buy Now dialog and to the buyer with the order: signed-in users. */
  'user:readContact': signedIn,
  /** A profile by id, and the full name instead of the shortened one that guests see: signed-in users. */
  'user:readProfile': signedIn,
  /** More of a user than the name: everybody, unless the profile is private; the user and administrators always. */
  'user:readMore': any(not(isSet('profilePrivate')), is('id'), admin('admin:users:read')),
  /** Blocking and unblocking a user: signed-in users, except themselves. */
  'user:block': all(signedIn, not(is('id'))),
  /** The list of users: administrators. */
  'user:list': admin('admin:users:read'),
  /** Deleting another user's account or changing a role: administrators. */
  'user:manage': admin('admin:users:write'),
  /** Reporting to the administrators: signed-in users. */
  'report:make': signedIn,
  /** Reading a report: its reporter, and administrators. */
  'report:read': any(is('reporter'), admin('admin:moderation:read')),
  /** The moderation queue, and all decisions about reports, people and appeals: administrators. */
  'report:decide': admin('admin:moderation:read'),
  /** Reading a decision: the user whom it concerns, and administrators. */
  'decision:read': any(is('user'), admin('admin:moderation:read')),
  /** Everything about one's own account: signed-in users. */
  'account:use': signedIn,
  /** The password, access tokens, payment details for buyers, and the account itself: signed-in users in a session, not with an access token. */
  'account:secure': { holds: (viewer) => viewer !== null && !viewer.token, sql: () => viewerSql.signedIn },
  /** Reading a personal access token: its owner, and administrators, who may revoke it. */
  'token:read': any(is('user'), admin('admin:users:write')),
  /** Reading an app as its owner sees it: its owner, and administrators. */
  'app:read': any(is('owner'), admin('admin:users:read')),
  /** The list of all apps: administrators. */
  'app:list': admin('admin:users:read'),
  /** Allowing users other than its owner to use an app: administrators. */
  'app:approve': admin('admin:users:write'),
  /** Deleting an app: its owner, and administrators. */
  'app:delete': any(is('owner'), admin('admin:users:write')),
  /** Creating, renaming and deleting categories: administrators. */
  'category:manage': admin('admin:categories:write'),
  /** Importing the list of courses: administrators. */
  'course:manage': admin('admin:categories:read'),
  /** Listing a product: signed-in users. */
  'product:create': signedIn,
  /** Changing a product: its seller. */
  'product:edit': is('seller'),
  /** Reading to whom a product was sold: its seller, and that user. */
  'product:readSoldTo': any(is('seller'), is('soldTo')),
  /** Taking a product down: its seller, and administrators as moderators. */
  'product:delete': any(is('seller'), admin('admin:moderation:write')),
  /** Reading a product that awaits an administrator's review: its seller, and administrators. */
  'product:readHeld': any(is('seller'), admin('admin:moderation:read')),
  /** Reading, publishing and refusing listings that the review left in doubt: administrators. */
  'listing:approve': admin('admin:moderation:read'),
  /** Ordering a product: signed-in users except its seller. */
  'product:order': all(signedIn, not(is('seller'))),
  /** Adding a product to the favourites: signed-in users except its seller. */
  'product:favourite': all(signedIn, not(is('seller'))),
  /** Reading and changing a saved search: its owner. */
  'savedSearch:use': is('user'),
  /** Changing and closing a wanted post: its owner. */
  'wanted:edit': is('user'),
  /** Closing a wanted post: its owner, and administrators as moderators. */
  'wanted:close': any(is('user'), admin('admin:moderation:write')),
  /** Answering a wanted post with a listing: signed-in users except its owner. */
  'wanted:answer': all(signedIn, not(is('user'))),
  /** Reviewing a product: signed-in users except its seller. */
  'product:review': all(signedIn, not(is('seller'))),
  /** Reading an order: buyer and seller, and administrators. */
  'order:read': any(is('buyer'), is('seller'), admin('admin:orders:read')),
  /** The list of all orders: administrators. */
  'order:list': admin('admin:orders:read'),
  /** Setting the status of an order: its seller. */
  'order:setStatus': is('seller'),
  /** Declining an order: its seller. */
  'order:decline': is('seller'),
  /** Cancelling an order with a reason: its buyer. */
  'order:cancel': is('buyer'),
  /** Removing an order from one's own list: its buyer. */
  'order:delete': is('buyer'),
  /** Reading the handover code of an order, confirming its receipt, and objecting to its delivery: its buyer. */
  'order:receive': is('buyer'),
  /** Entering the handover code of an order: its seller. */
  'order:handOver': is('seller'),
  /** Arranging a meeting for an order, and rating the other side: buyer and seller. */
  'order:takePart': any(is('buyer'), is('seller')),
  /** Editing the list of campus spots: administrators. */
  'spot:manage': admin('admin:categories:write'),
  /** Editing the list of seasons: administrators. */
  'season:manage': admin('admin:categories:write'),
  /** User data that is hidden even from administrators, such as the UPI id: the user. */
  'user:own': is('id'),
  /** Reading and deciding all objections to deliveries: administrators. */
  'dispute:settle': admin('admin:moderation:read'),
  /** Reading the chat of an order: buyer and seller, and administrators in the user details. */
  'chat:read': any(is('buyer'), is('seller'), admin('admin:users:read')),
  /** Writing in the chat of an order: buyer and seller. */
  'chat:write': any(is('buyer'), is('seller')),
  /** Reading a conversation: its participants, and administrators in the user details. */
  'conversation:read': any(isAmong('people'), admin('admin:users:read')),
  /** Writing in a conversation: its participants. */
  'conversation:write': isAmong('people'),
  /** The REST call for writing as the buyer: the buyer. */
  'chat:writeAsBuyer': is('buyer'),
  /** The REST call for writing as the seller: the seller. */
  'chat:writeAsSeller': is('seller'),
  /** All messages of a user: administrators. */
  'chat:readAll': admin('admin:users:read'),
  /** Accepting, declining and countering an offer: the side that did not make it. */
  'offer:answer': all(any(is('buyer'), is('seller')), not(is('maker'))),
  /** Withdrawing an offer: its maker. */
  'offer:withdraw': is('maker'),
  /** Reading a meeting: its participants, and administrators. */
  'meeting:read': any(isAmong('people'), admin('admin:orders:read')),
  /** Answering a meeting: its participants. */
  'meeting:takePart': isAmong('people'),
  /** Reading a swap: its participants, and administrators. */
  'swap:read': any(isAmong('people'), admin('admin:orders:read')),
  /** Accepting and declining a proposed swap: its participants. */
  'swap:takePart': isAmong('people'),
  /** Ending a reservation, and reading for whom it is: the seller, and the user for whom it is. */
  'reservation:end': any(is('seller'), is('reservedFor')),
  /** The list of all reviews, for moderation: administrators. */
  'review:list': admin('admin:moderation:read'),
  /** Changing a review: its author. */
  'review:edit': is('author'),
  /** Deleting a review: its author, and administrators as moderators. */
  'review:delete': any(is('author'), admin('admin:moderation:write')),
  /** Contact messages: administrators. */
  'contact:manage': admin('admin:moderation:read'),
  /** Daily counts of the whole marketplace: administrators. */
  'figures:read': admin('admin:audit:read'),
  /** Events of the log in a list: the users whom they concern. */
  'event:read': isAmong('audience'),
  /** A single event of the log: the users whom it concerns, and administrators. */
  'event:readOne': any(isAmong('audience'), admin('admin:events:read')),
  /** The events of the whole marketplace: administrators. */
  'event:list': admin('admin:events:read'),
  /** A notification: its recipient. */
  'notification:read': is('user'),
  /** Reading current announcements: signed-in users in their audience. */
  'announcement:read': signedIn,
  /** Creating, changing and ending announcements, and listing all of them: administrators. */
  'announcement:manage': admin('admin:announcements:read'),
  /** Search synonyms and search statistics: administrators. */
  'search:manage': admin('admin:search:read'),
  /** Reading and changing the settings of the college: administrators. */
  'settings:manage': admin('admin:settings:read'),
  /** The log of all admin actions: administrators. */
  'audit:read': admin('admin:audit:read'),
  /** Undoing an admin action: administrators. */
  'audit:undo': admin('admin:moderation:write'),
} satisfies Record<string, Rule>;

export type Action = keyof typeof policy;

/** Returns whether the viewer may do an action. */
export function can(ctx: Pick<Ctx, 'viewer'>, action: Action, subject: Subject<unknown> = {}): boolean {
  return policy[action].holds(ctx.viewer, subject);
}

/** Returns the same rule as a condition on a row, for fields that the query planner reads. */
export function canSql(action: Action, row: object = {}): Sql {
  return policy[action].sql(row as Subject<Sql>);
}

/** Returns the viewer if the action is allowed. Throws UNAUTHENTICATED for guests, FORBIDDEN for others. */
export function authorize(ctx: Pick<Ctx, 'viewer'>, action: Action, subject: Subject<unknown> = {}): Viewer {
  if (!ctx.viewer) throw new DomainError(ErrorCode.UNAUTHENTICATED, messages.notSignedIn);
  if (!can(ctx, action, subject)) {
    throw new DomainError(ErrorCode.FORBIDDEN, action === 'account:secure' ? messages.sessionNeeded : messages.notAllowed);
  }
  return ctx.viewer;
}

/** All actions of the policy, so that a test can require a test case for each. */
export const actions = Object.keys(policy) as Action[];
