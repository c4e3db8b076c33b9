import { languageLines } from './names/languages.ts';
import { things } from './things.ts';
import { withoutFillers } from '../words.ts';

type Terms = readonly (readonly string[])[];

/** Names of a thing, each as its words. */
export interface ForeignNames {
  english: readonly string[];
  /** Names in other languages. */
  foreign: Terms;
  /** English names, the usual one first. */
  own: Terms;
  /** Names of more specific things of this kind. */
  kinds: Terms;
}

const wordsOf = (name: string): string[] => name.split(' ');
const thingsByName = new Map(things.toReversed().flatMap((thing) => thing.names.map((name) => [name, thing] as const)));

/** Returns the meaningful words of a name. Returns none if only one word of a longer name is meaningful, because that word names another thing. */
function tellingWords(name: string): string[] | undefined {
  const words = wordsOf(name);
  const rest = withoutFillers(words);
  return rest.length === 1 && words.length > 1 ? undefined : rest;
}

/** Names of things in other languages. Each means the same as the thing's own names. */
export const foreignNames: readonly ForeignNames[] = languageLines.map(([english = '', ...names]) => {
  const thing = thingsByName.get(english);
  const others = (thing?.names ?? []).map((name) => withoutFillers(wordsOf(name))).filter((name) => name.join(' ') !== english);
  return {
    english: wordsOf(english),
    foreign: names.flatMap((name) => {
      const words = tellingWords(name);
      return words ? [words] : [];
    }),
    own: [wordsOf(english), ...others],
    kinds: (thing?.kinds ?? []).map(wordsOf),
  };
});
