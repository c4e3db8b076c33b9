import { InMemoryLRUCache, type KeyValueCache } from '@apollo/utils.keyvaluecache';
import { hash } from 'node:crypto';

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
 * Apollo Server's store of persisted queries, which keeps the texts of ordinary requests too: their hash is made once, not at every request,
 * where it costs more than all else that is done with the text.
 */
export class OperationTexts implements KeyValueCache<string> {
  private readonly hashes = new Map<string, string>();
  private readonly texts = new Map<string, string>();
  private readonly registered = new InMemoryLRUCache<string>();

  /** The same request with its text named by the hash. The name holds until the next request is named. */
  named(body: Body): Body {
    const { query, extensions } = body;
    if (typeof query !== 'string' || query === '' || query.length > LONGEST_KEPT || !isUnnamed(extensions)) return body;
    const sha256Hash = this.hashes.get(query) ?? this.keep(query);
    return { ...body, query: undefined, extensions: { ...extensions, persistedQuery: { version: 1, sha256Hash } } };
  }

  private keep(text: string): string {
    const [oldest] = this.hashes.size >= MOST_KEPT ? this.hashes : [];
    if (oldest) {
      this.hashes.delete(oldest[0]);
      this.texts.delete(oldest[1]);
    }
    const name = hash('sha256', text);
    this.hashes.set(text, name);
    this.texts.set(name, text);
    return name;
  }

  /** The text of a hash. */
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
