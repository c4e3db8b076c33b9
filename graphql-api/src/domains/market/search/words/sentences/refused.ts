import type { Ways } from '../expression.ts';
import { stops } from '../lexicon/function-words.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { isEnglishStop, singular, withoutFillers } from '../words.ts';

/** What a thing is called, and what is one though it is not called so; nothing where the words are no name as a whole. */
function meantBy(vocabulary: Vocabulary, words: readonly string[]): { names: Ways; kinds: Ways } {
  const meaning = words.length > 0 ? vocabulary.synonymAt(words, 0) : undefined;
  if (meaning?.length !== words.length) return { names: [], kinds: [] };
  const usable = (ways: Ways): Ways => ways.filter((name) => !name.some(isEnglishStop));
  return { names: usable([words, ...meaning.others, ...meaning.foreign]), kinds: usable(meaning.kinds) };
}

/** What a thing is called that is refused beside another: kinds of plastic chairs, and names of them that are none of every chair. */
function kindsRefused(vocabulary: Vocabulary, thing: readonly string[], refused: readonly string[]): Ways {
  const all = meantBy(vocabulary, thing);
  const plain = (name: readonly string[]) => name.map(singular).join(' ');
  const any = new Set([...all.names, ...all.kinds].map(plain));
  const beside = [
    [...refused, ...thing],
    [...thing, ...refused],
  ]
    // A cricket ball is what every ball is called, too.
    .filter((words) => !any.has(plain(words)))
    .map((words) => meantBy(vocabulary, words));
  return beside.flatMap(({ names, kinds }) => [...names.filter((name) => !any.has(plain(name))), ...kinds]);
}

/** What the things of a search are called that are refused beside what is wanted: "plastic" beside "chair", and beside each thing of several. */
export function refusedBeside(vocabulary: Vocabulary, wanted: string, refused: readonly string[]): Ways {
  const words = withoutFillers(wanted.split(' ').filter((word) => word !== '' && !stops.has(word)));
  const things = words.length > 1 ? [words, ...words.map((word) => [word])] : [words];
  return things.flatMap((thing) => kindsRefused(vocabulary, thing, refused));
}
