import { LRUCache } from 'lru-cache';
import type { Ctx, Infrastructure } from '../platform/context.ts';
import { planSearch, unknownWords, type SearchPlan } from './search-plan.ts';
import { categoryNames, foldInDatabase, lexemeCounts, namedWords, newerNames, synonymGroups, type FoldedName } from './search.queries.ts';
import { Vocabulary } from './vocabulary.ts';
import { foldAscii, needsDatabase } from './words.ts';

/** After this many milliseconds a search has the vocabulary read again in the background: listings, categories and synonyms may have changed. */
const FRESH_MS = 60_000;
/** More new listings than this are worth reading everything again at once. */
const MANY = 500;
/** How many plans are kept. */
const PLANS = 1_000;

/** The vocabulary of a server, and when it was read. */
interface Known {
  vocabulary: Vocabulary;
  /** Plans of searches for known words. */
  plans: LRUCache<string, SearchPlan>;
  readAt: number;
  isReading: boolean;
}

const known = new WeakMap<Infrastructure, Promise<Known>>();

const wordsOf = ({ id, name }: FoldedName) => ({ id, words: name.split(' ') });

async function read({ db }: Ctx): Promise<Known> {
  const [named, lexemes] = [await namedWords(db), await lexemeCounts(db)];
  const [categories, groups] = [await categoryNames(db), await synonymGroups(db)];
  const counts = new Map(lexemes.map(({ word, ndoc }) => [word, ndoc]));
  const synonyms = groups.map(({ terms }) => terms.map((term) => term.split(' ')));
  const vocabulary = new Vocabulary(counts, categories.map(wordsOf), synonyms);
  named.words.forEach(({ word, count }) => vocabulary.add(word, count));
  vocabulary.newest = named.newest;
  return { vocabulary, plans: new LRUCache({ max: PLANS }), readAt: Date.now(), isReading: false };
}

/** Reads the vocabulary of all listings, categories and synonyms again. */
export function readVocabulary(ctx: Ctx): Promise<Known> {
  const reading = read(ctx);
  // A failure must not be what later searches get.
  reading.catch(() => known.delete(ctx.infra));
  known.set(ctx.infra, reading);
  return reading;
}

/** The vocabulary; an old one is used while it is read again. */
async function vocabularyOf(ctx: Ctx): Promise<Known> {
  const current = await (known.get(ctx.infra) ?? readVocabulary(ctx));
  if (Date.now() - current.readAt > FRESH_MS && !current.isReading) {
    current.isReading = true;
    read(ctx).then(
      (fresh) => known.set(ctx.infra, Promise.resolve(fresh)),
      () => (current.isReading = false),
    );
  }
  return current;
}

/** Adds what came since. Returns what is known then, which may be read anew, and the stems of the words. */
async function withNewer(ctx: Ctx, current: Known, words: readonly string[]): Promise<{ current: Known; stems: Map<string, string> }> {
  const { vocabulary, plans } = current;
  const { listings, categories, stems } = await newerNames(ctx.db, vocabulary.newest, words);
  const stemOf = new Map(stems.flatMap(({ word, stem }) => (stem === null ? [] : [[word, stem] as const])));
  if (listings.length > MANY) return { current: await readVocabulary(ctx), stems: stemOf };
  vocabulary.setCategories(categories.map(wordsOf));
  if (listings.length > 0) plans.clear();
  for (const { id, name } of listings) {
    name.split(' ').forEach((word) => vocabulary.add(word, 1));
    vocabulary.newest = id;
  }
  return { current, stems: stemOf };
}

function knownPlan({ vocabulary, plans }: Known, folded: string): SearchPlan {
  const plan = plans.get(folded) ?? planSearch(vocabulary, folded, new Map());
  plans.set(folded, plan);
  return plan;
}

/** What to ask the database for when somebody searches for a text; undefined for a text without letters and digits. */
export async function searchPlan(ctx: Ctx, text: string): Promise<SearchPlan | undefined> {
  const folded = needsDatabase(text) ? await foldInDatabase(ctx.db, text) : foldAscii(text);
  if (folded === '') return undefined;
  const known = await vocabularyOf(ctx);
  const unknown = unknownWords(known.vocabulary, folded);
  if (unknown.length === 0) return knownPlan(known, folded);
  const { current, stems } = await withNewer(ctx, known, unknown);
  return planSearch(current.vocabulary, folded, stems);
}
