import type { Ctx, Viewer } from '../platform/context.ts';
import { DomainError, ErrorCode } from '../platform/errors.ts';
import { allOf, oneOf, sql, type Sql } from '../platform/sql.ts';
import { viewerSql } from '../read/mapping.ts';
import { messages } from '../messages.ts';

/** Properties that hold a user's id: the value in JavaScript, the column in SQL. */
type Subject<Value> = Record<string, Value>;

/** One rule in two forms: for a service about a loaded object, and for PostgreSQL about a row. */
interface Rule {
  holds(viewer: Viewer | null, subject: Subject<unknown>): boolean;
  sql(row: Subject<Sql>): Sql;
}

const signedIn: Rule = { holds: (viewer) => viewer !== null, sql: () => viewerSql.signedIn };
const admin: Rule = { holds: (viewer) => viewer?.isAdmin === true, sql: () => viewerSql.isAdmin };

/** The viewer is the user that the property names. */
function is(property: string): Rule {
  return {
    holds: (viewer, subject) => viewer !== null && String(subject[property]) === viewer.id,
    sql: (row) => sql`coalesce(${row[property]!} = ${viewerSql.id}, false)`,
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
  'user:readPrivate': any(is('id'), admin),
  /** A seller's email and phone, in the Buy Now dialog and to the buyer with the order: whoever is signed in. */
  'user:readContact': signedIn,
  /** A profile by id, and more of a name than guests see: whoever is signed in. */
  'user:readProfile': signedIn,
  /** The list of users: administrators. */
  'user:list': admin,
  /** Deleting another's account or changing a role: administrators. */
  'user:manage': admin,
  /** Everything about the own account. */
  'account:use': signedIn,
  /** The password, access tokens and the account itself: in a session, not by an access token. */
  'account:secure': { holds: (viewer) => viewer !== null && !viewer.token, sql: () => viewerSql.signedIn },
  /** Creating, renaming and deleting categories: administrators. */
  'category:manage': admin,
  /** Listing a product: whoever is signed in. */
  'product:create': signedIn,
  /** Changing a product: its seller. */
  'product:edit': is('seller'),
  /** Taking a product down: its seller, and administrators as moderation. */
  'product:delete': any(is('seller'), admin),
  /** Looking through listings that the review left in doubt, and approving them: administrators. */
  'listing:approve': admin,
  /** Ordering a product: everybody but its seller. */
  'product:order': all(signedIn, not(is('seller'))),
  /** Reviewing a product: everybody but its seller. */
  'product:review': all(signedIn, not(is('seller'))),
  /** Seeing an order: both sides, and administrators. */
  'order:read': any(is('buyer'), is('seller'), admin),
  /** The list of all orders: administrators. */
  'order:list': admin,
  /** Setting the status of an order: its seller only. */
  'order:setStatus': is('seller'),
  /** Taking an order off the own list: its buyer. */
  'order:delete': is('buyer'),
  /** Reading the chat of an order: both sides, and administrators through user details. */
  'chat:read': any(is('buyer'), is('seller'), admin),
  /** Writing in the chat of an order: both sides only. */
  'chat:write': any(is('buyer'), is('seller')),
  /** The REST call that writes as the buyer: the buyer. */
  'chat:writeAsBuyer': is('buyer'),
  /** The REST call that writes as the seller: the seller. */
  'chat:writeAsSeller': is('seller'),
  /** All messages of a user: administrators. */
  'chat:readAll': admin,
  /** Changing a review: its author. */
  'review:edit': is('author'),
  /** Deleting a review: its author, and administrators as moderation. */
  'review:delete': any(is('author'), admin),
  /** What people wrote in the contact form: administrators. */
  'contact:manage': admin,
  /** Counts of the whole marketplace, day by day: administrators. */
  'figures:read': admin,
  /** All admin actions: administrators. */
  'audit:read': admin,
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

/** Throws FORBIDDEN when a personal access token without the scope WRITE asks for a change. Transports call it before they write. */
export function authorizeWrite(ctx: Pick<Ctx, 'viewer'>): void {
  if (ctx.viewer?.token && !ctx.viewer.token.canWrite) throw new DomainError(ErrorCode.FORBIDDEN, messages.readOnlyToken);
}

/** Every action of the policy, so that a test can ask for a row of its own for each. */
export const actions = Object.keys(policy) as Action[];
