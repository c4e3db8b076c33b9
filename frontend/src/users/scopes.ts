import type { AccessScope } from '../gql/graphql.ts';

/** What a token may do, in words. */
export function scopesText(scopes: readonly AccessScope[]): string {
  const deeds = scopes.includes('WRITE') ? 'read and write' : 'read';
  return scopes.includes('ADMIN') ? `${deeds} as administrator` : deeds;
}
