import { InMemoryLRUCache, type KeyValueCache } from '@apollo/utils.keyvaluecache';
import { createHmac, randomBytes } from 'node:crypto';
import { BoundedMap } from '../platform/bounded-map.ts';

const MOST_KEPT = 1_000;
/** In characters. Longer texts are rare, and would fill the memory. */
const LONGEST_KEPT = 10_000;

/** The body of a request, as far as it is looked at here. */
export interface Body {
  query?: unknown;
  extensions?: unknown;
}

/** Whether it leaves the name of the text to us. */
function isUnnamed(extensions: unknown): extensions is object | null | undefined {
  return extensions == null || (typeof extensions === 'object' && !Array.isArray(extensions) && !('persistedQuery' in extensions));
}

/**
 * Apollo Server's store of persisted queries, which keeps the texts of ordinary requests too: it makes the hash of a text at every request,
 * which costs more than all else that is done with the text, unless the request names it. Their names are made with a secret: by its plain
 * hash anybody could find out whether a guessed text, such as one with a password in it, was sent by others.
 */
export class OperationTexts implements KeyValueCache<string> {
  private readonly secret = randomBytes(32);
  /** Names by their text, and texts by their name: filled together, they forget the same. */
  private readonly names = new BoundedMap<string, string>(MOST_KEPT);
  private readonly texts = new BoundedMap<string, string>(MOST_KEPT);
  private readonly registered = new InMemoryLRUCache<string>();

  /** The same request with its text named. The name holds until the next request is named. */
  named(body: Body): Body {
    const { query, extensions } = body;
    if (typeof query !== 'string' || query === '' || query.length > LONGEST_KEPT || !isUnnamed(extensions)) return body;
    const sha256Hash = this.names.get(query) ?? this.keep(query);
    return { ...body, query: undefined, extensions: { ...extensions, persistedQuery: { version: 1, sha256Hash } } };
  }

  private keep(text: string): string {
    const name = createHmac('sha256', this.secret).update(text).digest('hex');
    this.names.set(text, name);
    this.texts.set(name, text);
    return name;
  }

  /** The text of a name, ours or the hash of one that a client registered. */
  async get(name: string): Promise<string | undefined> {
    return this.texts.get(name) ?? this.registered.get(name);
  }

  /** Keeps a text that a client registers by its hash. */
  async set(name: string, text: string): Promise<void> {
    await this.registered.set(name, text);
  }

  /** Forgets a text that a client registered. */
  async delete(name: string): Promise<boolean> {
    return this.registered.delete(name);
  }
}
