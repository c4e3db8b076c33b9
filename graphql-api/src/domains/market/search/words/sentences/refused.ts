import type { Ways } from '../expression.ts';
import { stops } from '../lexicon/function-words.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { isEnglishStop, singular, withoutFillers } from '../words.ts';

/** Returns the names of a thing and of the things of its kind; nothing if the words as a whole are no name. */
function meantBy(vocabulary: Vocabulary, words: readonly string[]): { names: Ways; kinds: Ways } {
  const meaning = words.length > 0 ? vocabulary.synonymAt(words, 0) : undefined;
  if (meaning?.length !== words.length) return { names: [], kinds: [] };
  const usable = (ways: Ways): Ways => ways.filter((name) => !name.some(isEnglishStop));
  return { names: usable([words, ...meaning.others, ...meaning.foreign]), kinds: usable(meaning.kinds) };
}

/** Returns the names of a kind of thing that is refused beside the thing itself. For plastic chairs, these are names that not every chair has. */
function kindsRefused(vocabulary: Vocabulary, thing: readonly string[], refused: readonly string[]): Ways {
  const all = meantBy(vocabulary, thing);
  const plain = (name: readonly string[]) => name.map(singular).join(' ');
  const any = new Set([...all.names, ...all.kinds].map(plain));
  const beside = [
    [...refused, ...thing],
    [...thing, ...refused],
  ]
    // Every ball is also called "cricket ball".
    .filter((words) => !any.has(plain(words)))
    .map((words) => meantBy(vocabulary, words));
  return beside.flatMap(({ names, kinds }) => [...names.filter((name) => !any.has(plain(name))), ...kinds]);
}

/** Returns the names of the refused kinds of wanted things: "plastic" beside "chair", and beside each of several things. */
export function refusedBeside(vocabulary: Vocabulary, wanted: string, refused: readonly string[]): Ways {
  const words = withoutFillers(wanted.split(' ').filter((word) => word !== '' && !stops.has(word)));
  const things = words.length > 1 ? [words, ...words.map((word) => [word])] : [words];
  return things.flatMap((thing) => kindsRefused(vocabulary, thing, refused));
}
