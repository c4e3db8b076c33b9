import { LRUCache } from 'lru-cache';
import { requestScope } from '../../../platform/request-scope.ts';
import type { Ctx, Infrastructure } from '../../../platform/context.ts';
import { knownCodes } from '../courses/course.queries.ts';
import { interpret, type Interpretation } from './interpretation.ts';
import type { InterpretedFilterKind } from './interpreted-filter.ts';
import { partsNamedIn, planSearch, planWords, refusedQueries, unknownWords } from './planning.ts';
import { BROAD, type NamedPart, type SearchPlan, type SearchReading, type WordQueries } from './search-plan.ts';
import { thingsFor } from './words/sentences/purposes.ts';
import { markClauses, withoutClauses } from './words/sentences/wishes/clauses.ts';
import { inUsualSpelling } from './words/spellings/spellings.ts';
import {
  countFound,
  countWithWords,
  categoryNames,
  foldInDatabase,
  lexemeCounts,
  namedWords,
  newerNames,
  searchNouns,
  synonymGroups,
  type NamedCategory,
} from './search.queries.ts';
import { courseCandidates, readCourseWords, type CourseSearch } from './words/code-words.ts';
import { emojiAsWords } from './words/lexicon/emoji.ts';
import { asDevanagari, isIndianScript } from './words/lexicon/scripts.ts';
import { COMMON } from './words/planned-things.ts';
import { Vocabulary } from './words/vocabulary.ts';
import { foldAscii, needsDatabase } from './words/words.ts';

/**
 * Lifetime of the vocabulary in milliseconds. The next search then refreshes it in the background, because listings, categories and synonyms may have
 * changed.
 */
const FRESH_MS = 60_000;
/** If there are more new listings than this, the whole vocabulary is read again at once. */
const MANY = 500;
/** Maximum number of cached plans. */
const PLANS = 1_000;

/** How many listings have all words of a search, at most `BROAD` plus one, and how many a broad search finds. */
type Counts = { counted: number } & Pick<SearchPlan, 'found'>;

/** Vocabulary of a server, and when it was read. */
interface Known {
  vocabulary: Vocabulary;
  /** Cached plans of searches for known words. */
  plans: LRUCache<string, SearchPlan>;
  /** Cached counts of listings, by query. */
  counts: LRUCache<string, Counts>;
  readAt: number;
  isReading: boolean;
}

const known = new WeakMap<Infrastructure, Promise<Known>>();

const wordsOf = ({ id, name, label }: NamedCategory) => ({ id, name: label, words: name.split(' ') });

async function read({ db }: Ctx): Promise<Known> {
  const [named, lexemes] = [await namedWords(db), await lexemeCounts(db)];
  const [categories, groups] = [await categoryNames(db), await synonymGroups(db)];
  const counts = new Map(lexemes.map(({ word, ndoc }) => [word, ndoc]));
  const synonyms = groups.map(({ terms }) => terms.map((term) => term.split(' ')));
  const vocabulary = new Vocabulary(counts, categories.map(wordsOf), synonyms, new Set(await searchNouns(db)));
  named.words.forEach(({ word, count }) => vocabulary.add(word, count));
  vocabulary.newest = named.newest;
  return { vocabulary, plans: new LRUCache({ max: PLANS }), counts: new LRUCache({ max: PLANS }), readAt: Date.now(), isReading: false };
}

/** Reads the vocabulary of all listings, categories and synonyms again. */
export function readVocabulary(ctx: Ctx): Promise<Known> {
  const reading = read(ctx);
  // A failed read must not be cached for later searches.
  reading.catch(() => known.delete(ctx.infra));
  known.set(ctx.infra, reading);
  return reading;
}

/** Returns the vocabulary. An expired one is used while it is refreshed. */
async function vocabularyOf(ctx: Ctx): Promise<Known> {
  const reading = known.get(ctx.infra) ?? readVocabulary(ctx);
  const current = await reading;
  if (Date.now() - current.readAt > FRESH_MS && !current.isReading) {
    current.isReading = true;
    read(ctx).then(
      // Ignored if the vocabulary was dropped in the meantime, because it has changed since this read.
      (fresh) => known.get(ctx.infra) === reading && known.set(ctx.infra, Promise.resolve(fresh)),
      () => (current.isReading = false),
    );
  }
  return current;
}

/** Adds newer names to the vocabulary. Returns the current vocabulary, which may have been read again, and the stems of the words. */
async function withNewer(ctx: Ctx, current: Known, words: readonly string[]): Promise<{ current: Known; stems: Map<string, string> }> {
  const { vocabulary, plans, counts } = current;
  const { listings, categories, stems } = await newerNames(ctx.db, vocabulary.newest, words);
  const stemOf = new Map(stems.flatMap(({ word, stem }) => (stem === null ? [] : [[word, stem] as const])));
  if (listings.length > MANY) return { current: await readVocabulary(ctx), stems: stemOf };
  vocabulary.setCategories(categories.map(wordsOf));
  if (listings.length > 0) [plans, counts].forEach((cache) => cache.clear());
  for (const { id, name } of listings) {
    name.split(' ').forEach((word) => vocabulary.add(word, 1));
    vocabulary.newest = id;
  }
  return { current, stems: stemOf };
}

/** Adds the known listing counts to a plan. They are counted once per query, not with every search. */
async function withCounts({ db }: Ctx, { counts }: Known, plan: SearchPlan): Promise<SearchPlan> {
  const { config, related, categoryIds, besidesCategory, named } = plan;
  const key = JSON.stringify([config, related, categoryIds, besidesCategory, named]);
  const kept = counts.get(key);
  const counted = kept?.counted ?? (await countWithWords(db, plan, BROAD + 1));
  const found = kept ? kept.found : counted > BROAD ? await countFound(db, plan) : null;
  counts.set(key, { counted, found });
  return { ...plan, isCommon: plan.isCommon || counted >= COMMON, found };
}

/** Returns the plan of a search for known words. */
async function knownPlan(ctx: Ctx, known: Known, said: string, reading: SearchReading): Promise<SearchPlan> {
  const { vocabulary, plans } = known;
  const key = `${JSON.stringify(reading)} ${said}`;
  const kept = plans.get(key);
  if (kept) return kept;
  const made = await withCounts(ctx, known, planSearch(vocabulary, said, new Map(), reading));
  plans.set(key, made);
  return made;
}

/** Reads the words of a search that name a price, a category, a course or an ISBN. Kinds in `ignored` are dropped. */
export async function interpretSearch(ctx: Ctx, text: string, ignored: readonly InterpretedFilterKind[]): Promise<Interpretation> {
  const { categories } = (await vocabularyOf(ctx)).vocabulary;
  return interpret(text, { categories, courses: await coursesNamedIn(ctx, text) }, ignored);
}

/** Returns the codes of courses that a text may name. Looks up only words that look like a code. */
async function coursesNamedIn(ctx: Ctx, text: string): Promise<string[]> {
  const candidates = courseCandidates(text);
  return candidates.length > 0 ? knownCodes(ctx, candidates) : [];
}

/** Returns the course that a text names, and the text without it. */
export async function courseIn(ctx: Ctx, text: string): Promise<CourseSearch> {
  return readCourseWords(text, await coursesNamedIn(ctx, text));
}

/** Folds a text as searches compare it; empty if it has no letters and digits. */
export async function foldSearch({ db }: Ctx, text: string): Promise<string> {
  const words = asDevanagari(emojiAsWords(text));
  return needsDatabase(words) ? foldInDatabase(db, words) : foldAscii(words);
}

/** Returns the ids of the first categories that have a word beginning with a folded text. */
export async function namedCategories(ctx: Ctx, folded: string, first: number): Promise<string[]> {
  const { categories } = (await vocabularyOf(ctx)).vocabulary;
  const begins = (words: readonly string[]) => words.some((_, at) => words.slice(at).join(' ').startsWith(folded));
  return categories.flatMap(({ id, words }) => (begins(words) ? [id] : [])).slice(0, first);
}

/** Drops the vocabulary, so that the next search reads it again. */
export function forgetVocabulary({ infra }: Ctx): void {
  known.delete(infra);
}

/**
 * Returns the database queries for a search text; undefined if the text has no letters and digits. Without `mayNamePrice`, no number is read as a
 * price.
 */
export async function searchPlan(ctx: Ctx, text: string, { mayNamePrice = true }: { mayNamePrice?: boolean } = {}): Promise<SearchPlan | undefined> {
  const said = await foldSearch(ctx, markClauses(text));
  if (withoutClauses(said) === '') return undefined;
  const scope = requestScope.getStore();
  if (scope) scope.searches += 1;
  const known = await vocabularyOf(ctx);
  const unknown = unknownWords(known.vocabulary, withoutClauses(said));
  const reading = { isTransliterated: isIndianScript(text), mayNamePrice };
  if (unknown.length === 0) return knownPlan(ctx, known, said, reading);
  const { current, stems } = await withNewer(ctx, known, unknown);
  return withCounts(ctx, current, planSearch(current.vocabulary, said, stems, reading));
}

/** Returns the meaningful parts of a search; none for a text without letters and digits. */
export async function namedParts(ctx: Ctx, text: string): Promise<NamedPart[]> {
  const folded = await foldSearch(ctx, text);
  return folded === '' ? [] : partsNamedIn((await vocabularyOf(ctx)).vocabulary, folded);
}

/** Returns whether a text describes a problem or a task for which there is a thing: "mosquitoes bite at night". */
export async function saysPurpose(ctx: Ctx, text: string): Promise<boolean> {
  const folded = await foldSearch(ctx, text);
  return thingsFor(inUsualSpelling((await vocabularyOf(ctx)).vocabulary, folded)).things.length > 0;
}

/** Returns queries that names of listings must not match if a text is refused beside what is wanted; none for a text without letters and digits. */
export async function excludedQueries(ctx: Ctx, wanted: string, refused: string): Promise<string[]> {
  const folded = await foldSearch(ctx, refused);
  return folded === '' ? [] : refusedQueries((await vocabularyOf(ctx)).vocabulary, await foldSearch(ctx, wanted), folded);
}

/** Returns queries for all words of a folded text or their alternatives. Unlike in a search, no word is corrected. */
export async function wordQueries(ctx: Ctx, folded: string): Promise<WordQueries> {
  const { vocabulary } = await vocabularyOf(ctx);
  return planWords(vocabulary, folded);
}
