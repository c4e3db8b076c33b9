import { LRUCache } from 'lru-cache';
import type { Db, Viewer } from '../platform/context.ts';
import type { LiveEvent, PubSub } from '../platform/ports.ts';
import { viewerOf } from './session.service.ts';
import { SESSION_ENDED } from './token-hash.ts';

/** How long an answer of the database is kept, in milliseconds: the longest that the loss of an event can matter. */
const KEPT_MS = 5_000;
const MOST_KEPT = 10_000;

/**
 * Tells who tokens belong to. Who was told a moment ago is told from memory, so that a page of ten requests asks the database
 * once; the end of a session or a token is heard as an event and forgets it at once, in every process.
 */
export class Viewers {
  private readonly kept = new LRUCache<string, Viewer>({ max: MOST_KEPT, ttl: KEPT_MS });
  /** Goes up with every end, so that an answer which was on its way then is not kept. */
  private ends = 0;

  constructor(
    private readonly db: Db,
    pubsub: PubSub,
  ) {
    void this.forgetEnded(pubsub.subscribe(SESSION_ENDED));
    pubsub.onGap(() => this.forget(() => true));
  }

  /** Who a token belongs to; null when it is unknown, ended or revoked. */
  async of(token: string | undefined): Promise<Viewer | null> {
    if (!token) return null;
    const known = this.kept.get(token);
    if (known) return known;
    const { ends } = this;
    const viewer = await viewerOf(this.db, token);
    if (viewer && ends === this.ends) this.kept.set(token, viewer);
    return viewer;
  }

  private forget(gone: (viewer: Viewer) => boolean): void {
    this.ends += 1;
    for (const [token, viewer] of this.kept) if (gone(viewer)) this.kept.delete(token);
  }

  private async forgetEnded(ended: AsyncIterable<LiveEvent>): Promise<void> {
    for await (const { id } of ended) this.forget((viewer) => viewer.sessionId === id);
  }
}
