import { scopesOfOldToken } from '../src/access/scopes.ts';

/** Returns the scopes of a token that reads, or reads and writes, as a student or an administrator. */
export const scopesFor = (...rights: readonly ('READ' | 'WRITE' | 'ADMIN')[]): string[] =>
  scopesOfOldToken(rights.includes('WRITE'), rights.includes('ADMIN'));

/** Creates an access token with all scopes of a student. */
export const MAKE_TOKEN = `mutation { createAccessToken(input: { name: "t", scopes: ${JSON.stringify(scopesFor('WRITE'))} }) { token } }`;
