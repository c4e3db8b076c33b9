import type { AccessScopesQuery } from '../../gql/graphql.ts';

/** What the scopes of a domain let a program do, as the server lists them. */
export type ScopeGroup = Omit<AccessScopesQuery['accessScopes'][number], '__typename'>;

/** The scopes that read. */
export const readsOf = (groups: readonly ScopeGroup[]): string[] => groups.map(({ read }) => read);

/** The scopes that change something. */
export const writesOf = (groups: readonly ScopeGroup[]): string[] => groups.flatMap(({ write }) => write ?? []);

/** What a person may choose from. */
export const groupsFor = (groups: readonly ScopeGroup[], isAdmin: boolean): ScopeGroup[] =>
  groups.filter(({ isForAdministrators }) => isAdmin || !isForAdministrators);

/** What a new token may do unless something else is chosen: read what concerns its owner. */
export const defaultScopes = (groups: readonly ScopeGroup[]): string[] => readsOf(groupsFor(groups, false));

/** The scopes of a field in which some are the value of a change: what changes something reads it too, so its reading is left out. */
export function withoutIncluded(groups: readonly ScopeGroup[], scopes: readonly string[]): string[] {
  const included = groups.filter(({ write }) => write != null && scopes.includes(write)).map(({ read }) => read);
  return scopes.filter((scope) => !included.includes(scope));
}

/** The most scopes of a token that are named; more are counted. */
const MOST_NAMED = 3;

/** The scopes of a token as text. */
export const scopesText = (scopes: readonly string[]): string => (scopes.length > MOST_NAMED ? `${scopes.length} permissions` : scopes.join(', '));

/** Addresses and networks as they were typed, separated by commas or spaces; null for none. */
export function addressesOf(text: string): string[] | null {
  const addresses = text.split(/[\s,]+/).filter((each) => each !== '');
  return addresses.length > 0 ? addresses : null;
}
