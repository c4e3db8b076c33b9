import { languageLines } from './names/languages.ts';
import { things } from './things.ts';
import { withoutFillers } from '../words.ts';

type Terms = readonly (readonly string[])[];

/** What a thing is called, each name as its words. */
export interface ForeignNames {
  english: readonly string[];
  /** Its names in other languages. */
  foreign: Terms;
  /** Its English names, the usual one first. */
  own: Terms;
  /** The names of what is such a thing. */
  kinds: Terms;
}

const wordsOf = (name: string): string[] => name.split(' ');
const thingsByName = new Map(things.toReversed().flatMap((thing) => thing.names.map((name) => [name, thing] as const)));

/** The words of a name that say something; none of a name of several words of which one is left, which is another thing's. */
function tellingWords(name: string): string[] | undefined {
  const words = wordsOf(name);
  const rest = withoutFillers(words);
  return rest.length === 1 && words.length > 1 ? undefined : rest;
}

/** The names of things in other languages, each of which means what the thing's own names do. */
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
