import { LRUCache } from 'lru-cache';
import { isAccessToken } from '../../domains/people/access-tokens/access-token.service.ts';
import { hashOf } from '../../domains/people/access-tokens/token-hash.ts';
import type { SessionCache } from '../../domains/people/sessions/session-cache.ts';
import { isActiveUser } from '../../domains/people/users/user.queries.ts';
import type { StatementPool } from '../../infra/database/connection.queries.ts';
import { ownerOfTestToken, restoreTestToken } from '../../infra/test-mode/test-tokens.queries.ts';
import type { Db } from '../../platform/context.ts';

/** How long it is cached that the owner of a token may act, in milliseconds: as long as a viewer is cached. */
const KNOWN_MS = 5_000;
const MOST_KNOWN = 1_000;

interface Parts {
  sessions: Pick<SessionCache, 'of'>;
  pool: StatementPool;
  /** Database with the owners of tokens, which is that of the marketplace. */
  owners: Db;
}

/**
 * Returns the viewers of tokens in test mode. A token is valid as long as its owner may act in the marketplace. It remains valid if something ends it
 * in test mode, such as a changed password of the person it acts for.
 */
export function ownedSessions({ sessions, pool, owners }: Parts): Pick<SessionCache, 'of'> {
  const known = new LRUCache<string, { mayAct: boolean }>({ max: MOST_KNOWN, ttl: KNOWN_MS });
  const mayAct = async (tokenId: string): Promise<boolean> => {
    const cached = known.get(tokenId);
    if (cached) return cached.mayAct;
    const owner = await ownerOfTestToken(pool, tokenId);
    // A token that was created within test mode has no owner, and ends with the next reset.
    const found = { mayAct: owner === undefined || (await isActiveUser(owners, owner)) };
    known.set(tokenId, found);
    return found.mayAct;
  };
  return {
    of: async (token, ip) => {
      let viewer = await sessions.of(token, ip);
      if (!viewer && token && isAccessToken(token) && (await restoreTestToken(pool, hashOf(token)))) viewer = await sessions.of(token, ip);
      return viewer?.token && !(await mayAct(viewer.token.id)) ? null : viewer;
    },
  };
}
