import { InMemoryLRUCache } from '@apollo/utils.keyvaluecache';
import type { DocumentNode } from 'graphql';
import type { ApolloServerOptions, BaseContext } from '@apollo/server';

type Store = NonNullable<ApolloServerOptions<BaseContext>['documentStore']>;

/** Maximum number of characters of query text whose parsed documents are cached. A document takes about a hundred times the memory of its text. */
const MAX_CHARACTERS = 250_000;
/** Longer texts are parsed at every request. */
const LONGEST = 25_000;

/** Apollo Server parses with locations. A document without them has an unknown size and is not cached. */
const lengthOf = ({ loc }: DocumentNode): number => (loc ? Math.max(1, loc.end) : LONGEST + 1);

/** Apollo Server's store of parsed and validated documents, bounded by their size instead of their number. */
export function documentStore(): Store {
  return new InMemoryLRUCache<DocumentNode>({ maxSize: MAX_CHARACTERS, maxEntrySize: LONGEST, sizeCalculation: lengthOf });
}
