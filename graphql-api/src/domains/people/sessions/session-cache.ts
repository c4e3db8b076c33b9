import { LRUCache } from 'lru-cache';
import type { Db, Viewer } from '../../../platform/context.ts';
import type { LiveEvent, PubSub } from '../../../platform/ports.ts';
import { viewerOf } from './session.service.ts';
import { isSession, SESSION_CHANGED, SESSION_ENDED } from '../access-tokens/token-hash.ts';

/** How long a viewer is cached, in milliseconds: the longest time for which the loss of an event can matter. */
const CACHE_MS = 5_000;
const MAX_SESSIONS = 10_000;

/** The token of an Authorization header, raw or after "Bearer"; undefined for none or an empty one. */
export function tokenFrom(header: string | undefined): string | undefined {
  return header?.replace(/^\s*bearer(\s+|$)/i, '').trim() || undefined;
}

/**
 * The viewers of tokens, cached for a few seconds, so that a page of ten requests queries the database once. The end of a session or a token
 * is an event that removes the viewer at once, in every process.
 */
export class SessionCache {
  private readonly viewers = new LRUCache<string, Viewer>({ max: MAX_SESSIONS, ttl: CACHE_MS });
  /** Incremented with every end, so that a lookup that was under way is not cached. */
  private ends = 0;

  constructor(
    private readonly db: Db,
    pubsub: PubSub,
  ) {
    void this.removeEnded(pubsub.subscribe(SESSION_ENDED));
    void this.removeEnded(pubsub.subscribe(SESSION_CHANGED));
    pubsub.onMissedEvents(() => this.remove(() => true));
  }

  /** The viewer of a token at an address; null when it is unknown, expired or revoked, or may not be used from there. */
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
