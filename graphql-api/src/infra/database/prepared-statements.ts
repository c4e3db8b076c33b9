import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import type { Pool } from 'pg';

/** Characters of SQL that are prepared at a time, and that a connection prepares before it is replaced. */
const MAX_CHARACTERS = 1_000_000;
/** A longer statement is never prepared: it is rare, and displaces many others. */
const LONGEST = 50_000;

const bounded = <Value extends object | string | true>() =>
  new LRUCache<string, Value>({ maxSize: MAX_CHARACTERS, maxEntrySize: LONGEST, sizeCalculation: (_, text) => text.length });

/**
 * Names for prepared statements. A text gets a name with its second use, because clients can send any number of distinct queries once.
 * PostgreSQL keeps prepared statements until the connection ends, so a connection is replaced after a number of new names.
 */
export class PreparedStatements {
  private readonly seen = bounded<true>();
  private readonly names = bounded<string>();
  /** Characters that got a name so far. */
  private named = 0;
  /** What `named` was when a connection was opened. */
  private readonly openedAt = new WeakMap<object, number>();

  constructor(pool: Pool) {
    pool.on('connect', (client) => void this.openedAt.set(client, this.named));
    pool.on('release', (_error, client) => {
      // The pool drops a connection that is ending.
      if (this.named - (this.openedAt.get(client) ?? 0) > MAX_CHARACTERS) void client.end();
    });
  }

  /** The name to prepare a statement by; undefined for one that is not prepared. */
  nameOf(text: string): string | undefined {
    const known = this.names.get(text);
    if (known) return known;
    if (!this.seen.has(text)) {
      this.seen.set(text, true);
      return undefined;
    }
    const name = createHash('sha1').update(text).digest('base64url');
    this.names.set(text, name);
    this.seen.delete(text);
    if (this.names.has(text)) this.named += text.length;
    return this.names.get(text);
  }
}
