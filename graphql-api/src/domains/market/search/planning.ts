import type { NamedPart, SearchPlan, SearchReading, WordQueries } from './search-plan.ts';
import { compoundPlan, joinedPlan, namesThing, nearPlan, servingPlan } from './joined-plans.ts';
import { apartFrom, isInName, mainThings, servingAsNamed, typedHeads, withoutShared } from './planned-heads.ts';
import { planOfCalled, planOfMaker, planOfWish } from './planned-wishes.ts';
import { anyOf, demand, type Ways } from './words/expression.ts';
import { partsOf } from './words/sentences/alternatives.ts';
import { inUsualOrder, saysOccasion, withoutAsides, withoutOccasion } from './words/sentences/asides.ts';
import { withCompound } from './words/sentences/compounds.ts';
import { refusedBeside } from './words/sentences/refused.ts';
import { readExclusions, type Exclusion } from './words/sentences/exclusions.ts';
import { COMMON, ThingReader, type Reading } from './words/planned-things.ts';
import { isAuthor } from './words/lexicon/things.ts';
import { unlessNamed, weak } from './words/lexicon/function-words.ts';
import { withoutEnding } from './words/sentences/endings.ts';
import { likeliestInEnglish } from './words/sentences/english-descriptions.ts';
import { withNumberedParts } from './words/sentences/numbered-parts.ts';
import { withoutSizeWords, withPlainSizes } from './words/sentences/sizes.ts';
import { thingsFor } from './words/sentences/purposes.ts';
import { wantedClauses, withoutClauses } from './words/sentences/wishes/clauses.ts';
import { wishesIn } from './words/sentences/wishes/wish.ts';
import { isAdverb } from './words/spellings/adverbs.ts';
import { inUsualSpelling } from './words/spellings/spellings.ts';
import { priceFirst, withoutWishes } from './words/sentences/wished-qualities.ts';
import type { Thing } from './words/thing.ts';
import type { CategoryWords, Vocabulary } from './words/vocabulary.ts';
import { isEnglishStop, isSkipped, singular, withoutFillers } from './words/words.ts';

/** Maximum number of listings that the loose step may find. */
const LOOSE = 300;

/** Returns the categories that one of the main things names, and the remaining things. */
function namedCategories(categories: readonly CategoryWords[], main: readonly Thing[], things: readonly Thing[]): { ids: string[]; rest: Thing[] } {
  const names = (words: readonly string[], { related }: Thing) =>
    related.some((way) => way.length === 1 && words.some((word) => singular(word) === singular(way[0]!.replace('*', ''))));
  const named = categories.filter(({ words }) => main.some((thing) => names(words, thing)));
  const rest = things.filter((thing) => !named.some(({ words }) => names(words, thing)));
  return { ids: named.map(({ id }) => id), rest };
}

/** Returns a query for any of the rarest words that together find few listings. If all words are frequent, requires the two rarest. */
function rarest(vocabulary: Vocabulary, things: readonly Thing[]): string | undefined {
  const counted = things.flatMap(({ best }) => best).map((word) => ({ word, count: vocabulary.count(word) }));
  const known = counted.filter(({ count }) => count > 0).toSorted((a, b) => a.count - b.count);
  let sum = 0;
  const rare = known.filter(({ count }) => (sum += count) <= LOOSE);
  if (rare.length > 0) return anyOf(rare.map(({ word }) => word));
  return known.length > 1 ? demand(known.slice(0, 2).map(({ word }) => [[word]])) : undefined;
}

function isCommon(vocabulary: Vocabulary, things: readonly Thing[]): boolean {
  const [first, ...others] = things;
  return others.length === 0 && first!.typed.length === 1 && vocabulary.named(first!.typed[0]!) >= COMMON;
}

/** Returns the words of a folded text that the vocabulary does not contain. */
export function unknownWords(vocabulary: Vocabulary, folded: string): string[] {
  const words = folded.split(' ');
  const isBeginning = (word: string, index: number) => index === words.length - 1 && vocabulary.completions(word, 1).length > 0;
  return words.filter((word, index) => !isSkipped(word, words) && !vocabulary.has(word) && !isBeginning(word, index));
}

/** Replaces the typed words of a folded text by the best words. Returns the text unchanged if they are the same. */
function corrected(folded: string, said: readonly string[], things: readonly Thing[]): string {
  if (things.every(({ typed, best }) => typed.join(' ') === best.join(' '))) return folded;
  const words = [...said];
  let at = 0;
  for (const { typed, best } of things) {
    at = words.indexOf(typed[0]!, at);
    words.splice(at, typed.length, ...best);
    at += best.length;
  }
  return words.join(' ');
}

/** Returns the query that names must match. Several nouns and mistyped words must be in the name; for a single noun, a mention is enough. */
function namedOf(things: readonly Thing[]): string | null {
  const nouns = things.filter(({ isNoun }) => isNoun);
  const named = things.filter((thing) => thing.isMistyped || (thing.isNoun && nouns.length > 1) || isInName(thing, things));
  return named.length > 0 ? demand(named.map(({ related }) => related)) : null;
}

function wordQueriesOf(vocabulary: Vocabulary, words: readonly string[], things: readonly Thing[]): Omit<WordQueries, 'named'> {
  const { ids, rest } = namedCategories(vocabulary.categories, mainThings(words, things), things);
  return {
    config: words.every(isEnglishStop) ? 'simple' : 'english',
    related: demand(things.map((thing) => thing.related)),
    categoryIds: ids,
    besidesCategory: rest.length > 0 ? demand(rest.map((thing) => thing.related)) : null,
  };
}

/** Returns the words of a folded text that carry meaning in this shop. */
function sayingWords(vocabulary: Vocabulary, folded: string): string[] {
  const words = withoutSizeWords(withoutFillers(folded.split(' ').map((word) => withoutEnding(vocabulary, word))));
  const rest = words.filter((word) => vocabulary.named(word) > 0 || !(unlessNamed.has(word) || isAdverb(vocabulary, word)));
  return rest.some((word) => !isSkipped(word, rest)) ? rest : words;
}

/** Returns the parts of a folded search, without words that carry no meaning. */
export function partsNamedIn(vocabulary: Vocabulary, folded: string): NamedPart[] {
  const words = sayingWords(vocabulary, withoutWishes(inUsualSpelling(vocabulary, folded)));
  const things = new ThingReader(vocabulary, words, new Map(), { isForPresent: true, isTransliterated: false }).things();
  return things.map(({ typed, isThing, isMistyped, meant = [] }) => ({
    words: typed.join(' '),
    isThing,
    isCertain: !isMistyped,
    meant: meant.map(([name]) => name!.join(' ')),
  }));
}

/** Returns queries that require all words of a folded text, without correcting any. */
export function planWords(vocabulary: Vocabulary, folded: string): WordQueries {
  const words = withoutFillers(folded.split(' '));
  const things = new ThingReader(vocabulary, words, new Map(), { isForPresent: false, isTransliterated: false }).things();
  return { ...wordQueriesOf(vocabulary, words, things), named: null };
}

/** Returns the head nouns of a search and of its possible meanings; none if it names no thing that could have parts or accessories. */
function headsOf(vocabulary: Vocabulary, things: readonly Thing[]): string[] {
  const ways = things.flatMap(({ exact, related }) => [...exact, ...related]);
  return [...new Set(ways.flatMap((way) => vocabulary.headOf(way.map((word) => word.replace('*', ''))) ?? []))];
}

/** Returns queries for the refused kinds of wanted things. "No plastic" beside chairs also excludes the names of a plastic chair. */
export const refusedQueries = (vocabulary: Vocabulary, wanted: string, refused: string): string[] =>
  refused
    .split(/(?<=\S) (?:and|nor)(?= |$)/)
    .map((each) => each.trim())
    .filter(Boolean)
    .map((each) => each.replace(/(?<=\S) (?:ones?|types?|kinds?|version|variety|model)$/, ''))
    .flatMap((each) => refusedQueriesOf(vocabulary, wanted, each));

function refusedQueriesOf(vocabulary: Vocabulary, wanted: string, refused: string): string[] {
  const words = refused.split(' ');
  const thing = wanted.split(' ').find((word) => singular(word) === singular(words.at(-1)!));
  // "Not the laptop bag" beside bags excludes laptop bags, but not the names that every bag has.
  const said = thing === undefined || words.length === 1 ? words : words.slice(0, -1);
  const beside = refusedBeside(vocabulary, said.length < words.length ? thing! : wanted, said);
  return [planWords(vocabulary, said.join(' ')).related, ...(beside.length > 0 ? [demand([beside])] : [])];
}

function excludedBy(vocabulary: Vocabulary, wanted: string, exclusions: readonly Exclusion[]): SearchPlan['excluded'] {
  return exclusions.flatMap(({ said, words }) => refusedQueries(vocabulary, wanted, words.join(' ')).map((query) => ({ said, query })));
}

const AS_TYPED: SearchReading = { isTransliterated: false, mayNamePrice: true };

/** Plans the database queries for a folded search text, with or without marks at the ends of its clauses. `stems` are the stems of unknown words. */
export function planSearch(vocabulary: Vocabulary, said: string, stems: ReadonlyMap<string, string>, reading = AS_TYPED): SearchPlan {
  const folded = withoutClauses(said);
  const read = (text: string) => planText(vocabulary, text, stems, reading);
  const named = planOfCalled(vocabulary, folded, read);
  if (named) return { ...named, typed: folded };
  const wishes = wishesIn(said);
  const whole = inUsualSpelling(vocabulary, folded);
  const wished = wishes.length > 0 ? planOfWish(vocabulary, whole, wishes, read) : undefined;
  const asksNothing = wishes.every(({ isSupposed }) => isSupposed);
  const made = wished ?? (asksNothing ? planOfMaker(vocabulary, whole, read) : undefined);
  return { ...(made ?? read(wantedClauses(said))), typed: folded };
}

/** Plans a text without the occasion of a thing whose name has several words. Listings that mention the occasion rank higher. */
function planText(vocabulary: Vocabulary, folded: string, stems: ReadonlyMap<string, string>, reading: SearchReading): SearchPlan {
  const spelt = withPlainSizes(withNumberedParts(inUsualSpelling(vocabulary, withNumberedParts(folded))));
  const main = withoutOccasion(vocabulary, spelt);
  const plan = planSpelt(vocabulary, { folded, spelt: main }, stems, reading);
  if (main === spelt) return plan;
  const occasion = spelt.slice(main.length).split(' ');
  return { ...plan, text: plan.isCorrected ? plan.text : spelt, leftOut: [...plan.leftOut, ...occasion.filter((word) => word !== '')] };
}

function planSpelt(
  vocabulary: Vocabulary,
  { folded, spelt }: { folded: string; spelt: string },
  stems: ReadonlyMap<string, string>,
  asTyped: SearchReading,
): SearchPlan {
  const { text: wanted, exclusions } = readExclusions(withoutWishes(spelt), (marker) => vocabulary.named(marker) > 0);
  const reading = { ...asTyped, isAll: exclusions.length === 0 };
  const planOf = (text: string) =>
    partsOf(text)
      .map((part) => {
        const plan = planPart(vocabulary, part, stems, reading);
        const compound = withCompound(vocabulary, part);
        return compound === undefined ? plan : compoundPlan(plan, planPart(vocabulary, compound, stems, reading));
      })
      .reduce(joinedPlan);
  const unwanted = exclusions.flatMap(({ words }) => words).filter((word) => vocabulary.isThing(word) || vocabulary.named(word) > 0);
  const deciding = {
    typed: folded,
    naming: () => namingWords(vocabulary, withoutFillers(spelt.split(' '))),
    unwanted,
    isListed: (word: string) => vocabulary.isListed(word),
  };
  const { things, isSituation, isWhole } = thingsFor(spelt, deciding);
  const serving = things.filter((thing) => !thing.split(' ').some((word) => unwanted.includes(word)));
  const served = servingAsNamed(vocabulary, spelt, serving);
  const unnamed = serving.find((thing) => !served.includes(thing));
  if (served.length > 0 && withCompound(vocabulary, spelt) === undefined && !namesOtherAuthor(vocabulary, spelt)) {
    // "No cupboard in my room" says what is missing, not what is unwanted.
    const typed = planOf(exclusions.length > 0 ? wanted : spelt);
    const isKindOnly = (thing: string) => !isSituation && isKindOf(vocabulary, spelt, deciding.naming(), thing);
    const isNamed = !isWhole && ((isSituation && typed.thingNames !== '') || served.some((thing) => namesThing(typed, thing) && !isKindOnly(thing)));
    if (!isNamed) return { ...servingPlan(exclusions.length > 0 ? undefined : typed, served.map(planOf)), typed: folded };
  }
  const text = withCompound(vocabulary, wanted) === undefined ? withoutPurpose(vocabulary, wanted) : wanted;
  const likely = unnamed ?? likeliestInEnglish(spelt, deciding);
  const near = unlessCalled(vocabulary, deciding.naming(), likely);
  return {
    ...near.map(planOf).reduce(nearPlan, planOf(text)),
    typed: folded,
    excluded: excludedBy(vocabulary, text, exclusions),
    priceFirst: priceFirst(spelt),
  };
}

/** Returns whether a text names an author of whom nothing is listed. Any book that it describes is then by another author. */
function namesOtherAuthor(vocabulary: Vocabulary, text: string): boolean {
  const words = text.split(' ');
  return words.some(
    (word, at) => isAuthor(word) && vocabulary.named(word) === 0 && vocabulary.listed(vocabulary.synonymAt(words, at)?.kinds ?? []).length === 0,
  );
}

/** Returns whether one of the terms is a name of a thing, and not only of its kind: "instrument" is no name of a ukulele. */
function isCalled(vocabulary: Vocabulary, terms: Ways, thing: string): boolean {
  return terms.some((term) => [term, ...(vocabulary.synonymAt(term, 0)?.others ?? [])].some((name) => name.join(' ') === thing));
}

/** Returns the likely meaning, unless one of the terms already names it. */
const unlessCalled = (vocabulary: Vocabulary, terms: Ways, likely?: string): string[] =>
  likely === undefined || isCalled(vocabulary, terms, likely) ? [] : [likely];

/**
 * Returns whether a text says more than names, and whether a thing is only of a kind that the text names. True for a tennis ball and "cricket balls";
 * false for goggles and "lab goggles", which is more specific.
 */
function isKindOf(vocabulary: Vocabulary, text: string, terms: Ways, thing: string): boolean {
  const words = thing.split(' ');
  const all = text.split(' ');
  if (terms.some((term) => all.every((word) => term.includes(word) || isSkipped(word, all)))) return false;
  const saysMore = terms.some((term) => term.length > words.length && singular(term.at(-1)!) === singular(words.at(-1)!));
  return !saysMore && !isCalled(vocabulary, terms, thing);
}

/** Returns the words of each thing that the words name. */
function namingWords(vocabulary: Vocabulary, words: readonly string[]): Ways {
  const things = new ThingReader(vocabulary, words, new Map(), { isForPresent: true, isTransliterated: false }).things();
  return things.filter(({ isThing, isMistyped }) => isThing && !isMistyped).map(({ typed }) => typed);
}

/** Removes the foreign words for a purpose from a text that also names a thing: "ukkara chair". */
function withoutPurpose(vocabulary: Vocabulary, text: string): string {
  if (saysOccasion(vocabulary, text)) return text;
  const words = withoutFillers(text.split(' '));
  const inTerms = new Set(namingWords(vocabulary, words).flat());
  const rest = words.filter((word) => !vocabulary.isForeignPurpose(word) || inTerms.has(word));
  return rest.length < words.length && rest.some((word) => inTerms.has(word) || vocabulary.nouns.has(singular(word))) ? rest.join(' ') : text;
}

/** Returns the things by their own names, with the English function words between them. */
function wholeWays(words: readonly string[], things: readonly Thing[]): Ways[] {
  const read = new Set(things.flatMap(({ typed }) => typed));
  return [
    ...things.map(({ whole }) => [...whole, ...whole.map((way) => way.map(singular))]),
    ...words.filter((word) => isEnglishStop(word) && !read.has(word)).map((word) => [[word]]),
  ];
}

/** Returns the name that listings use for a thing: as read, or the first of its other names that listings contain. */
function listedName(vocabulary: Vocabulary, { best, whole }: Thing): readonly string[] {
  const isListed = (name: readonly string[]) => name.every((word) => vocabulary.named(word) > 0);
  return isListed(best) ? best : (whole.find(isListed) ?? best);
}

/** Returns the names with which a matching listing may begin: the words themselves and, if they name one thing, its other names. */
function beginningsOf(vocabulary: Vocabulary, text: string, things: readonly Thing[]): string[] {
  const [only, ...others] = things;
  const names = others.length === 0 ? (only?.whole ?? []) : [];
  const isListed = (name: readonly string[]) => name.length > 1 && name.every((word) => vocabulary.named(word) > 0);
  return [...new Set([...(text.includes(' ') ? [text] : []), ...names.filter(isListed).map((name) => name.join(' '))])];
}

/** Returns names of other things that begin with one of the names. */
function longerNamesOf(vocabulary: Vocabulary, names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const words = name.split(' ');
    return vocabulary
      .termsFrom(words.at(-1)!)
      .filter((term) => vocabulary.headOf(term) !== vocabulary.headOf(words))
      .map((term) => [...words.slice(0, -1), ...term].join(' '));
  });
}

/** Returns the things that a search names if it says more than them. If it names only a maker, returns the things that people mean by it. */
function namedThings(vocabulary: Vocabulary, things: readonly Thing[], saysMore: boolean): Pick<SearchPlan, 'things' | 'thingNames' | 'thingHeads'> {
  const named = things.filter(({ isThing, meant }) => isThing && !meant);
  if (named.length === 0) return meantThings(vocabulary, things);
  return {
    things: saysMore ? demand([named.flatMap(({ related }) => related)]) : null,
    thingNames: named.map((thing) => listedName(vocabulary, thing).join(' ')).join(' '),
    thingHeads: [],
  };
}

function meantThings(vocabulary: Vocabulary, things: readonly Thing[]): Pick<SearchPlan, 'things' | 'thingNames' | 'thingHeads'> {
  const meant = things.flatMap((thing) => thing.meant ?? []);
  const names = meant.flat();
  const heads = names.flatMap((name) => vocabulary.headOf(name) ?? []);
  return {
    things: names.length > 0 ? demand([names]) : null,
    thingNames: meant[0]?.[0]?.join(' ') ?? '',
    thingHeads: [...new Set(heads)],
  };
}

function planPart(vocabulary: Vocabulary, folded: string, stems: ReadonlyMap<string, string>, reading: Omit<Reading, 'isForPresent'>): SearchPlan {
  const { words: said, asides } = withoutAsides(vocabulary, sayingWords(vocabulary, folded), reading);
  const words = inUsualOrder(vocabulary, said);
  const things = withoutShared(words, new ThingReader(vocabulary, words, stems, { ...reading, isForPresent: true, mayBeUnlisted: true }).things());
  const found = things.filter(({ near }) => near.length > 1 || vocabulary.has(near[0]![0]!.replace('*', '')));
  const near = demand((found.length > 0 ? found : things).map((thing) => thing.near));
  const text = corrected(folded, words, things);
  const beginnings = beginningsOf(vocabulary, text, things);
  return {
    typed: folded,
    text,
    isCorrected: text !== folded,
    whole: demand(wholeWays(words, things)),
    exact: demand(things.map((thing) => thing.exact)),
    near,
    loose: rarest(vocabulary, things) ?? near,
    ...namedThings(vocabulary, mainThings(words, things), things.length > 1),
    leftOut: [...new Set([...words.filter((word) => weak.has(word) && !things.some(({ typed }) => typed.includes(word))), ...asides])],
    excluded: [],
    priceFirst: null,
    heads: headsOf(vocabulary, mainThings(words, things)),
    apart: apartFrom(things),
    typedHeads: typedHeads(vocabulary, words, things),
    beginnings,
    longerNames: longerNamesOf(vocabulary, beginnings),
    isCommon: isCommon(vocabulary, things),
    found: null,
    ...wordQueriesOf(vocabulary, words, things),
    named: namedOf(things),
  };
}
