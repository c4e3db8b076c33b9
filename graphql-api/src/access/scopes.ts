import { DomainError, ErrorCode } from '../platform/errors.ts';
import { messages } from '../messages.ts';
import type { Viewer } from '../platform/context.ts';

const ADMIN_PREFIX = 'admin:';

/** What the scopes of a domain are about, in words. */
const studentDomains = {
  products: 'Listings and wanted posts',
  orders: 'Your orders, meetings and handovers',
  chats: 'Your chats',
  offers: 'Your offers, reservations and swaps',
  reviews: 'Reviews and ratings',
  favourites: 'Your favourites',
  searches: 'Your searches',
  profile: 'Your account and profile',
  points: 'Your points',
  notifications: 'Your notifications',
  events: 'Events that concern you',
  webhooks: 'Your webhooks',
};
const adminDomains = {
  'admin:users': 'Accounts of everybody',
  'admin:orders': 'Orders of everybody',
  'admin:categories': 'Categories, spots and courses',
  'admin:moderation': 'Reports, appeals and listings in doubt',
  'admin:audit': 'The activity log and figures',
  'admin:search': 'What is searched for, and synonyms',
  'admin:announcements': 'Announcements',
  'admin:events': 'Events of everybody',
  'admin:settings': 'Settings of the college',
};
/** Contact data of people, apart from everything else. */
const contact = { 'user:email': 'Email addresses', 'user:phone': 'Phone numbers' };

const STUDENT_DOMAINS = Object.keys(studentDomains);
const ADMIN_DOMAINS = Object.keys(adminDomains);
const CONTACT = Object.keys(contact);

const readOf = (domains: readonly string[]) => domains.map((domain) => `${domain}:read`);
const writeOf = (domains: readonly string[]) => domains.map((domain) => `${domain}:write`);

/** What the scopes of a group let a program read and change. */
export interface ScopeGroup {
  about: string;
  read: string;
  /** Null where nothing can be changed. */
  write: string | null;
  isForAdministrators: boolean;
}

const groupsOf = (domains: Readonly<Record<string, string>>, isForAdministrators: boolean): ScopeGroup[] =>
  Object.entries(domains).map(([domain, about]) => ({ about, read: `${domain}:read`, write: `${domain}:write`, isForAdministrators }));

/** Every scope by what it is about, in the order in which they are shown. */
export const SCOPE_GROUPS: readonly ScopeGroup[] = [
  ...groupsOf(studentDomains, false),
  ...Object.entries(contact).map(([read, about]) => ({ about, read, write: null, isForAdministrators: false })),
  ...groupsOf(adminDomains, true),
];

/** Every scope that a student reads with, contact data included. */
export const STUDENT_READS = [...readOf(STUDENT_DOMAINS), ...CONTACT];

/** Every scope, in the order in which they are shown. */
export const SCOPES: readonly string[] = SCOPE_GROUPS.flatMap(({ read, write }) => (write === null ? [read] : [read, write]));

/** Whose objects a scope of administrators reads, which students read with a scope of their own. */
const readsToo: Readonly<Record<string, string>> = {
  'admin:users:read': 'profile:read',
  'admin:orders:read': 'orders:read',
  'admin:events:read': 'events:read',
};

/** Scopes with those that they include: `write` includes `read`. */
export function widened(scopes: readonly string[]): ReadonlySet<string> {
  const reads = scopes.map((scope) => scope.replace(/:write$/, ':read'));
  return new Set([...scopes, ...reads, ...reads.flatMap((scope) => readsToo[scope] ?? [])]);
}

/** Whether scopes carry rights of an administrator. */
export const hasAdminScope = (scopes: readonly string[]): boolean => scopes.some((scope) => scope.startsWith(ADMIN_PREFIX));

/** Whether scopes let a program change something. */
export const hasWriteScope = (scopes: readonly string[]): boolean => scopes.some((scope) => scope.endsWith(':write'));

/** The scopes of a token that was made with READ, WRITE and ADMIN, before there were others. */
export function scopesOfOldToken(canWrite: boolean, canAdmin: boolean): string[] {
  const domains = [...STUDENT_DOMAINS, ...(canAdmin ? ADMIN_DOMAINS : [])];
  return [...STUDENT_READS, ...(canAdmin ? readOf(ADMIN_DOMAINS) : []), ...(canWrite ? writeOf(domains) : [])];
}

/** Those of some scopes that a viewer lacks. A session and a guest lack none: scopes limit access tokens alone. */
export function missingScopes(viewer: Pick<Viewer, 'token'> | null, required: readonly string[]): string[] {
  const granted = viewer?.token?.scopes;
  return granted ? required.filter((scope) => !granted.has(scope)) : [];
}

/** The header of answers to access tokens that says which scopes the token has. */
export const SCOPES_HEADER = 'CampusCart-Scopes';

/** The value of that header; undefined for sessions and guests. */
export const scopesText = (viewer: Pick<Viewer, 'token'> | null): string | undefined => viewer?.token && [...viewer.token.scopes].join(' ');

/** INSUFFICIENT_SCOPE with the scopes that a token lacks, in `details.required`. */
export function insufficientScope(required: readonly string[]): DomainError {
  return new DomainError(ErrorCode.INSUFFICIENT_SCOPE, messages.scopeMissing(required.join(', ')), { details: { required: [...required] } });
}

/** Throws INSUFFICIENT_SCOPE when an access token lacks one of some scopes. */
export function assertScopes(viewer: Pick<Viewer, 'token'> | null, required: readonly string[]): void {
  const missing = missingScopes(viewer, required);
  if (missing.length > 0) throw insufficientScope(missing);
}
