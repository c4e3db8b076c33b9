import { LRUCache } from 'lru-cache';
import type { Db, Viewer } from '../../../platform/context.ts';
import type { LiveEvent, PubSub } from '../../../platform/ports.ts';
import { viewerOf } from './session.service.ts';
import { isSession, SESSION_CHANGED, SESSION_ENDED } from '../access-tokens/token-hash.ts';

/** Time for which a viewer is cached, in milliseconds. It bounds the effect of a lost event. */
const CACHE_MS = 5_000;
const MAX_SESSIONS = 10_000;

/** Returns the token of an Authorization header, raw or after "Bearer"; undefined for none or an empty one. */
export function tokenFrom(header: string | undefined): string | undefined {
  return header?.replace(/^\s*bearer(\s+|$)/i, '').trim() || undefined;
}

/**
 * Viewers of tokens, cached for a few seconds, so that a page of ten requests queries the database once. The end of a session or token is an event
 * that removes the viewer at once, in every process.
 */
export class SessionCache {
  private readonly viewers = new LRUCache<string, Viewer>({ max: MAX_SESSIONS, ttl: CACHE_MS });
  /** Number of ends so far. If it changes during a lookup, the result is not cached. */
  private ends = 0;

  constructor(
    private readonly db: Db,
    pubsub: PubSub,
  ) {
    void this.removeEnded(pubsub.subscribe(SESSION_ENDED));
    void this.removeEnded(pubsub.subscribe(SESSION_CHANGED));
    pubsub.onMissedEvents(() => this.remove(() => true));
  }

  /** Returns the viewer of a token at an address; null if the token is unknown, expired or revoked, or may not be used from that address. */
  async of(token: string | undefined, ip: string): Promise<Viewer | null> {
    if (!token) return null;
    const cached = this.viewers.get(token);
    if (cached) return cached.allows?.(ip) === false ? null : cached;
    const { ends } = this;
    const viewer = await viewerOf(this.db, token, ip);
    if (viewer && ends === this.ends) this.viewers.set(token, viewer);
    return viewer;
  }

  private remove(isEnded: (viewer: Viewer) => boolean): void {
    this.ends += 1;
    for (const [token, viewer] of this.viewers) if (isEnded(viewer)) this.viewers.delete(token);
  }

  private async removeEnded(ended: AsyncIterable<LiveEvent>): Promise<void> {
    for await (const { id } of ended) this.remove((viewer) => isSession(viewer.sessionId, id));
  }
}
