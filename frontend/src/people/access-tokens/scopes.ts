import type { AccessScopesQuery } from '../../gql/graphql.ts';

/** Scopes of a domain and their descriptions, as the server lists them. */
export type ScopeGroup = Omit<AccessScopesQuery['accessScopes'][number], '__typename'>;

/** Returns the scopes that read. */
export const readsOf = (groups: readonly ScopeGroup[]): string[] => groups.map(({ read }) => read);

/** Returns the scopes that change something. */
export const writesOf = (groups: readonly ScopeGroup[]): string[] => groups.flatMap(({ write }) => write ?? []);

/** Returns the groups from which a person can choose. */
export const groupsFor = (groups: readonly ScopeGroup[], isAdmin: boolean): ScopeGroup[] =>
  groups.filter(({ isForAdministrators }) => isAdmin || !isForAdministrators);

/** Returns the default scopes of a new token: those that read the owner's data. */
export const defaultScopes = (groups: readonly ScopeGroup[]): string[] => readsOf(groupsFor(groups, false));

/** Returns the scopes without those that another scope includes: permission to change a domain includes reading it. */
export function withoutIncluded(groups: readonly ScopeGroup[], scopes: readonly string[]): string[] {
  const included = groups.filter(({ write }) => write != null && scopes.includes(write)).map(({ read }) => read);
  return scopes.filter((scope) => !included.includes(scope));
}

/** Maximum number of scopes of a token that are listed by name. More are counted. */
const MOST_NAMED = 3;

/** Returns the scopes of a token as text. */
export const scopesText = (scopes: readonly string[]): string => (scopes.length > MOST_NAMED ? `${scopes.length} permissions` : scopes.join(', '));

/** Parses typed addresses and networks, separated by commas or spaces. Returns null if there are none. */
export function addressesOf(text: string): string[] | null {
  const addresses = text.split(/[\s,]+/).filter((each) => each !== '');
  return addresses.length > 0 ? addresses : null;
}
