import { DomainError, ErrorCode } from '../platform/errors.ts';
import { messages } from '../messages.ts';
import type { Viewer } from '../platform/context.ts';

const ADMIN_PREFIX = 'admin:';

/** Descriptions of the domains that scopes cover. */
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
/** Contact data, which has separate scopes. */
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
  /** Null if nothing can be changed. */
  write: string | null;
  isForAdministrators: boolean;
}

const groupsOf = (domains: Readonly<Record<string, string>>, isForAdministrators: boolean): ScopeGroup[] =>
  Object.entries(domains).map(([domain, about]) => ({ about, read: `${domain}:read`, write: `${domain}:write`, isForAdministrators }));

/** All scopes by subject, in display order. */
export const SCOPE_GROUPS: readonly ScopeGroup[] = [
  ...groupsOf(studentDomains, false),
  ...Object.entries(contact).map(([read, about]) => ({ about, read, write: null, isForAdministrators: false })),
  ...groupsOf(adminDomains, true),
];

/** All scopes for a student's reads, including contact data. */
export const STUDENT_READS = [...readOf(STUDENT_DOMAINS), ...CONTACT];

/** All scopes, in display order. */
export const SCOPES: readonly string[] = SCOPE_GROUPS.flatMap(({ read, write }) => (write === null ? [read] : [read, write]));

/** Administrators' scopes that include a student's scope, because they read the same objects. */
const readsToo: Readonly<Record<string, string>> = {
  'admin:users:read': 'profile:read',
  'admin:orders:read': 'orders:read',
  'admin:events:read': 'events:read',
};

/** Returns the scopes together with those that they include: `write` includes `read`. */
export function widened(scopes: readonly string[]): ReadonlySet<string> {
  const reads = scopes.map((scope) => scope.replace(/:write$/, ':read'));
  return new Set([...scopes, ...reads, ...reads.flatMap((scope) => readsToo[scope] ?? [])]);
}

/** Returns whether any of the scopes is an administrator's scope. */
export const hasAdminScope = (scopes: readonly string[]): boolean => scopes.some((scope) => scope.startsWith(ADMIN_PREFIX));

/** Returns whether any of the scopes lets a program change data. */
export const hasWriteScope = (scopes: readonly string[]): boolean => scopes.some((scope) => scope.endsWith(':write'));

/** Returns the scopes of an old token, which was created with READ, WRITE and ADMIN before other scopes existed. */
export function scopesOfOldToken(canWrite: boolean, canAdmin: boolean): string[] {
  const domains = [...STUDENT_DOMAINS, ...(canAdmin ? ADMIN_DOMAINS : [])];
  return [...STUDENT_READS, ...(canAdmin ? readOf(ADMIN_DOMAINS) : []), ...(canWrite ? writeOf(domains) : [])];
}

/** Returns the required scopes that a viewer lacks. Sessions and guests lack none, because scopes only limit access tokens. */
export function missingScopes(viewer: Pick<Viewer, 'token'> | null, required: readonly string[]): string[] {
  const granted = viewer?.token?.scopes;
  return granted ? required.filter((scope) => !granted.has(scope)) : [];
}

/** Header that tells clients the scopes of their access token. */
export const SCOPES_HEADER = 'CampusCart-Scopes';

/** Returns the value of the scopes header; undefined for sessions and guests. */
export const scopesText = (viewer: Pick<Viewer, 'token'> | null): string | undefined => viewer?.token && [...viewer.token.scopes].join(' ');

/** Returns INSUFFICIENT_SCOPE with the scopes that a token lacks, in `details.required`. */
export function insufficientScope(required: readonly string[]): DomainError {
  return new DomainError(ErrorCode.INSUFFICIENT_SCOPE, messages.scopeMissing(required.join(', ')), { details: { required: [...required] } });
}

/** Throws INSUFFICIENT_SCOPE if an access token lacks one of the scopes. */
export function assertScopes(viewer: Pick<Viewer, 'token'> | null, required: readonly string[]): void {
  const missing = missingScopes(viewer, required);
  if (missing.length > 0) throw insufficientScope(missing);
}
