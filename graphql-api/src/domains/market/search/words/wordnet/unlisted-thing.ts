import type { Ways, Words } from '../expression.ts';
import type { Thing } from '../thing.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { singular } from '../words.ts';
import { goodsAt, relativesOf, type Named } from './goods.ts';

/** Minimum length of a name of goods unrelated to any listing. Shorter ones are more likely mistyped: "bard" for a board. */
const SHORTEST_ALONE = 5;

/** Returns a name in the forms that listings contain: "spoons" for a spoon. */
function listedForm(vocabulary: Vocabulary, name: Words): Words[] {
  const forms = name.map((word) => [word, singular(word), `${word}s`].find((form) => vocabulary.named(form) > 0));
  return forms.every((form) => form !== undefined) ? [forms] : [];
}

/** Returns whether names of listings contain all words, with prefixes as whole words. */
const isListed = (vocabulary: Vocabulary, way: Words): boolean => {
  const words = way.map((word) => word.replace('*', ''));
  return listedForm(vocabulary, words).length > 0;
};

/** Returns the names that listings and the lexicon use for some things, each given by synonymous names. */
const listedAs = (vocabulary: Vocabulary, names: Ways): Words[] =>
  names.flatMap((name) => {
    const meaning = vocabulary.synonymAt(name, 0);
    const known = meaning?.length === name.length ? [...meaning.others, ...meaning.kinds, ...meaning.foreign] : [];
    return [name, ...known].flatMap((each) => listedForm(vocabulary, each));
  });

/**
 * Returns the names that listings use for such a thing, and for the nearest things of its kind. For a word that WordNet lacks, uses names of the
 * lexicon that consist of another word and this one.
 */
function relatedAs(vocabulary: Vocabulary, typed: Words, goods: Named | undefined): { names: Words[]; near: Words[] } {
  const kinds = typed.length === 1 ? vocabulary.termsTo(typed[0]!) : [];
  const { same, wider } = goods ? relativesOf(goods) : { same: [], wider: [] };
  const near = [...wider, kinds].map((some) => listedAs(vocabulary, some)).find((some) => some.length > 0) ?? [];
  return { names: listedAs(vocabulary, same), near };
}

/** Returns whether words are looked up. "For reels and vlogs" states a purpose and asks for no reel. */
const mayBeUnlisted = (vocabulary: Vocabulary, typed: Words): boolean =>
  !typed.every((word) => isListed(vocabulary, [word])) && !(typed.length === 1 && vocabulary.isPurpose(typed[0]!));

/**
 * Returns a thing that listings and the lexicon do not know by its name. Things that WordNet files under it are matches; other things of its kind are
 * near matches.
 */
export function unlistedThing(vocabulary: Vocabulary, words: Words, at: number, exactWays: (before: Words, at: number) => Ways): Thing | undefined {
  const goods = goodsAt(words, at);
  const length = goods?.length ?? 1;
  const typed = words.slice(at, at + length);
  if (!mayBeUnlisted(vocabulary, typed)) return undefined;
  const { names, near } = relatedAs(vocabulary, typed, goods);
  const isThing = names.length > 0 || near.length > 0;
  const isAlone = goods !== undefined && length === 1 && typed[0]!.length >= SHORTEST_ALONE;
  if (!isThing && !isAlone) return undefined;
  const own = exactWays(typed.slice(0, -1), at + length - 1);
  const related = [...own, ...names];
  return {
    typed,
    best: typed,
    whole: [typed],
    exact: own,
    related,
    near: related,
    isNoun: false,
    isThing,
    // As with corrected words, a listing that only mentions such a thing was not meant: a table with a cup holder is no teacup.
    isMistyped: names.length > 0,
    ...(near.length > 0 ? { meant: near.map((name) => [name]) } : {}),
  };
}

/** Adds what WordNet knows about a thing of the lexicon that nobody lists: things of its kind become near matches. */
export function withRelatives(vocabulary: Vocabulary, words: Words, at: number, thing: Thing | undefined): Thing | undefined {
  if (!thing || thing.meant || thing.related.some((way) => isListed(vocabulary, way))) return thing;
  const goods = goodsAt(words, at);
  if (goods?.length !== thing.typed.length) return thing;
  const { same, wider } = relativesOf(goods);
  const near = [same, ...wider.slice(0, 2)].map((some) => listedAs(vocabulary, some)).find((some) => some.length > 0);
  return near ? { ...thing, meant: near.map((name) => [name]) } : thing;
}
