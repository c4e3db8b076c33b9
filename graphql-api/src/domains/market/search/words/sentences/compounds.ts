import type { Vocabulary } from '../vocabulary.ts';

/** Words between a thing and its purpose, including verbs without further meaning. */
const FOR = new Set(['for', 'of', 'to']);
const BETWEEN = new Set(
  'my the a an our your keep keeping put putting store storing hold holding carry carrying charge charging hang hanging dry drying protect protecting clean cleaning cover covering use all'.split(
    ' ',
  ),
);

/** Replaces a thing and its purpose by the compound name that people use: "cover for my phone" becomes "phone cover". Undefined if there is none. */
export function withCompound(vocabulary: Vocabulary, folded: string): string | undefined {
  const words = folded.split(' ');
  for (let at = 1; at + 1 < words.length; at += 1) {
    if (!FOR.has(words[at]!)) continue;
    let of = at + 1;
    while (BETWEEN.has(words[of] ?? '')) of += 1;
    const to = of + (of < words.length ? (vocabulary.synonymAt(words, of)?.length ?? 1) : 1);
    // The purpose of a chair is the whole "study table", not studying. A cover for a mobile phone is a phone cover.
    const names = [words.slice(of, to), words.slice(to - 1, to)].map((thing) => [...thing, words[at - 1]!]);
    const name = names.find((each) => each.length > 1 && vocabulary.synonymAt(each, 0)?.length === each.length);
    if (name) return [...words.slice(0, at - 1), ...name, ...words.slice(to)].join(' ');
  }
  return undefined;
}
