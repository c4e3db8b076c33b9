import { scopesOfOldToken } from '../src/access/scopes.ts';

/** The scopes of a token that reads, or reads and writes, as a student or an administrator. */
export const scopesFor = (...rights: readonly ('READ' | 'WRITE' | 'ADMIN')[]): string[] =>
  scopesOfOldToken(rights.includes('WRITE'), rights.includes('ADMIN'));

/** Makes an access token that may do all that a student may. */
export const MAKE_TOKEN = `mutation { createAccessToken(input: { name: "t", scopes: ${JSON.stringify(scopesFor('WRITE'))} }) { token } }`;
