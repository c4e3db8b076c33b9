import type { AccessScope } from '../../gql/graphql.ts';

/** The scopes of a token as text. */
export function scopesText(scopes: readonly AccessScope[]): string {
  const deeds = scopes.includes('WRITE') ? 'read and write' : 'read';
  return scopes.includes('ADMIN') ? `${deeds} as administrator` : deeds;
}
