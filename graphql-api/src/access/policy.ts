import type { Ctx, Viewer } from '../platform/context.ts';
import { DomainError, ErrorCode } from '../platform/errors.ts';
import { allOf, oneOf, sql, type Sql } from '../platform/database/sql.ts';
import { viewerSql } from '../platform/database/statement.ts';
import { missingScopes } from './scopes.ts';
import { messages } from '../messages.ts';

/** Properties that hold a user's id: the value in JavaScript, the column in SQL. */
type Subject<Value> = Record<string, Value>;

/** One rule in two forms: for a service about a loaded object, and for PostgreSQL about a row. */
interface Rule {
  holds(viewer: Viewer | null, subject: Subject<unknown>): boolean;
  sql(row: Subject<Sql>): Sql;
}

const signedIn: Rule = { holds: (viewer) => viewer !== null, sql: () => viewerSql.signedIn };

/** The viewer is an administrator; an access token of one needs the scope. */
function admin(scope: string): Rule {
  return {
    holds: (viewer) => viewer?.isAdmin === true && missingScopes(viewer, [scope]).length === 0,
    sql: () => sql`(${viewerSql.isAdmin} and ${viewerSql.holdsScope(scope)})`,
  };
}

/** The viewer is the user that the property names. */
function is(property: string): Rule {
  return {
    holds: (viewer, subject) => viewer !== null && String(subject[property]) === viewer.id,
    sql: (row) => sql`coalesce(${row[property]!} = ${viewerSql.id}, false)`,
  };
}

/** The property is set, whoever asks. */
function isSet(property: string): Rule {
  return { holds: (_viewer, subject) => subject[property] === true, sql: (row) => row[property]! };
}

/** The viewer is among the users that the property, an array that is never null, names. An index on the array serves the bare condition only. */
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

/** All permissions. Subjects are rows with the users' ids under the named properties. */
const policy = {
  /** Email, phone, college id, role and points of a user: the user and administrators. */
  'user:readPrivate': any(is('id'), admin('admin:users:read')),
  /** A seller's email and phone, in the Buy Now dialog and to the buyer with the order: whoever is signed in. */
  'user:readContact': signedIn,
  /** A profile by id, and more of a name than guests see: whoever is signed in. */
  'user:readProfile': signedIn,
  /** More of a user than the name: everybody, unless the user set the profile to private; the user and administrators always. */
  'user:readMore': any(not(isSet('profilePrivate')), is('id'), admin('admin:users:read')),
  /** Blocking another user, and ending it: whoever is signed in, about others. */
  'user:block': all(signedIn, not(is('id'))),
  /** The list of users: administrators. */
  'user:list': admin('admin:users:read'),
  /** Deleting another's account or changing a role: administrators. */
  'user:manage': admin('admin:users:write'),
  /** Reporting to the administrators: whoever is signed in. */
  'report:make': signedIn,
  /** Seeing a report: its reporter, and administrators. */
  'report:read': any(is('reporter'), admin('admin:moderation:read')),
  /** The moderation queue, and every decision about reports, people and appeals: administrators. */
  'report:decide': admin('admin:moderation:read'),
  /** Seeing a decision: the user whom it concerns, and administrators. */
  'decision:read': any(is('user'), admin('admin:moderation:read')),
  /** Everything about the own account. */
  'account:use': signedIn,
  /** The password, access tokens, where buyers pay, and the account itself: in a session, not by an access token. */
  'account:secure': { holds: (viewer) => viewer !== null && !viewer.token, sql: () => viewerSql.signedIn },
  /** Seeing a personal access token: its owner, and administrators who may end it. */
  'token:read': any(is('user'), admin('admin:users:write')),
  /** Seeing an app as who keeps it: its owner, and administrators. */
  'app:read': any(is('owner'), admin('admin:users:read')),
  /** The list of all apps: administrators. */
  'app:list': admin('admin:users:read'),
  /** Letting others than its owner use an app: administrators. */
  'app:approve': admin('admin:users:write'),
  /** Deleting an app: its owner, and administrators. */
  'app:delete': any(is('owner'), admin('admin:users:write')),
  /** Creating, renaming and deleting categories: administrators. */
  'category:manage': admin('admin:categories:write'),
  /** Importing the list of courses: administrators. */
  'course:manage': admin('admin:categories:read'),
  /** Listing a product: whoever is signed in. */
  'product:create': signedIn,
  /** Changing a product: its seller. */
  'product:edit': is('seller'),
  /** Whom a product was sold to: its seller and that user. */
  'product:readSoldTo': any(is('seller'), is('soldTo')),
  /** Taking a product down: its seller, and administrators as moderation. */
  'product:delete': any(is('seller'), admin('admin:moderation:write')),
  /** Seeing a product that waits for an administrator: its seller, and administrators. */
  'product:readHeld': any(is('seller'), admin('admin:moderation:read')),
  /** Looking through listings that the review left in doubt, and publishing or refusing them: administrators. */
  'listing:approve': admin('admin:moderation:read'),
  /** Ordering a product: everybody but its seller. */
  'product:order': all(signedIn, not(is('seller'))),
  /** Adding a product to the favourites: everybody but its seller. */
  'product:favourite': all(signedIn, not(is('seller'))),
  /** Seeing and changing a saved search: its owner. */
  'savedSearch:use': is('user'),
  /** Changing and closing a wanted post: its owner. */
  'wanted:edit': is('user'),
  /** Closing a wanted post: its owner, and administrators as moderation. */
  'wanted:close': any(is('user'), admin('admin:moderation:write')),
  /** Answering a wanted post with a listing: everybody but its owner. */
  'wanted:answer': all(signedIn, not(is('user'))),
  /** Reviewing a product: everybody but its seller. */
  'product:review': all(signedIn, not(is('seller'))),
  /** Seeing an order: both sides, and administrators. */
  'order:read': any(is('buyer'), is('seller'), admin('admin:orders:read')),
  /** The list of all orders: administrators. */
  'order:list': admin('admin:orders:read'),
  /** Setting the status of an order: its seller only. */
  'order:setStatus': is('seller'),
  /** Declining an order: its seller. */
  'order:decline': is('seller'),
  /** Cancelling an order with a reason: its buyer. */
  'order:cancel': is('buyer'),
  /** Taking an order off the own list: its buyer. */
  'order:delete': is('buyer'),
  /** The handover code of an order, confirming that it was received, and objecting to its delivery: its buyer only. */
  'order:receive': is('buyer'),
  /** Entering the handover code of an order: its seller only. */
  'order:handOver': is('seller'),
  /** Agreeing on a meeting for an order, and rating the other side: both sides only. */
  'order:takePart': any(is('buyer'), is('seller')),
  /** Keeping the list of campus spots: administrators. */
  'spot:manage': admin('admin:categories:write'),
  /** Keeping the list of seasons: administrators. */
  'season:manage': admin('admin:categories:write'),
  /** What not even administrators see of a user, such as the UPI id: the user. */
  'user:own': is('id'),
  /** Seeing all objections to deliveries, and deciding them: administrators. */
  'dispute:settle': admin('admin:moderation:read'),
  /** Reading the chat of an order: both sides, and administrators through user details. */
  'chat:read': any(is('buyer'), is('seller'), admin('admin:users:read')),
  /** Writing in the chat of an order: both sides only. */
  'chat:write': any(is('buyer'), is('seller')),
  /** Reading a conversation: its people, and administrators through user details. */
  'conversation:read': any(isAmong('people'), admin('admin:users:read')),
  /** Writing in a conversation: its people only. */
  'conversation:write': isAmong('people'),
  /** The REST call that writes as the buyer: the buyer. */
  'chat:writeAsBuyer': is('buyer'),
  /** The REST call that writes as the seller: the seller. */
  'chat:writeAsSeller': is('seller'),
  /** All messages of a user: administrators. */
  'chat:readAll': admin('admin:users:read'),
  /** Accepting, declining and countering an offer: the side that did not make it. */
  'offer:answer': all(any(is('buyer'), is('seller')), not(is('maker'))),
  /** Taking an offer back: who made it. */
  'offer:withdraw': is('maker'),
  /** Seeing a meeting: its people, and administrators. */
  'meeting:read': any(isAmong('people'), admin('admin:orders:read')),
  /** Answering a meeting: its people. */
  'meeting:takePart': isAmong('people'),
  /** Seeing a swap: its people, and administrators. */
  'swap:read': any(isAmong('people'), admin('admin:orders:read')),
  /** Accepting and declining a proposed swap: its people. */
  'swap:takePart': isAmong('people'),
  /** Ending a reservation, and seeing for whom it is: the seller, and that user. */
  'reservation:end': any(is('seller'), is('reservedFor')),
  /** The reviews of everybody, as moderation: administrators. */
  'review:list': admin('admin:moderation:read'),
  /** Changing a review: its author. */
  'review:edit': is('author'),
  /** Deleting a review: its author, and administrators as moderation. */
  'review:delete': any(is('author'), admin('admin:moderation:write')),
  /** What people wrote in the contact form: administrators. */
  'contact:manage': admin('admin:moderation:read'),
  /** Counts of the whole marketplace, day by day: administrators. */
  'figures:read': admin('admin:audit:read'),
  /** An event of the log: whom it concerns. */
  'event:read': isAmong('audience'),
  /** One event of the log: whom it concerns, and administrators. */
  'event:readOne': any(isAmong('audience'), admin('admin:events:read')),
  /** The events of the whole marketplace: administrators. */
  'event:list': admin('admin:events:read'),
  /** A notification: whom it is for. */
  'notification:read': is('user'),
  /** Reading the announcements that last: whoever is signed in and of their audience. */
  'announcement:read': signedIn,
  /** Making, changing and ending announcements, and seeing all: administrators. */
  'announcement:manage': admin('admin:announcements:read'),
  /** The synonyms of searches, and what people search for: administrators. */
  'search:manage': admin('admin:search:read'),
  /** Seeing and changing the settings of the college: administrators. */
  'settings:manage': admin('admin:settings:read'),
  /** All admin actions: administrators. */
  'audit:read': admin('admin:audit:read'),
  /** Undoing what an administrator did: administrators. */
  'audit:undo': admin('admin:moderation:write'),
} satisfies Record<string, Rule>;

export type Action = keyof typeof policy;

/** Whether the viewer may do it. */
export function can(ctx: Pick<Ctx, 'viewer'>, action: Action, subject: Subject<unknown> = {}): boolean {
  return policy[action].holds(ctx.viewer, subject);
}

/** The same rule as a condition on a row, for fields that the query planner answers. */
export function canSql(action: Action, row: object = {}): Sql {
  return policy[action].sql(row as Subject<Sql>);
}

/** The viewer of an action that is allowed; otherwise UNAUTHENTICATED for guests, FORBIDDEN for others. */
export function authorize(ctx: Pick<Ctx, 'viewer'>, action: Action, subject: Subject<unknown> = {}): Viewer {
  if (!ctx.viewer) throw new DomainError(ErrorCode.UNAUTHENTICATED, messages.notSignedIn);
  if (!can(ctx, action, subject)) {
    throw new DomainError(ErrorCode.FORBIDDEN, action === 'account:secure' ? messages.sessionNeeded : messages.notAllowed);
  }
  return ctx.viewer;
}

/** Every action of the policy, so that a test can ask for a row of its own for each. */
export const actions = Object.keys(policy) as Action[];
