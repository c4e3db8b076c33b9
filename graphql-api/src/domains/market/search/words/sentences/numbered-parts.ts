/** Words for the parts of a work, and the word that listings use. */
const PARTS: Readonly<Record<string, string>> = {
  part: 'part',
  volume: 'volume',
  vol: 'volume',
  bhag: 'part',
  bhaag: 'part',
  bhagam: 'part',
  paagam: 'part',
  bagam: 'part',
};
/** Part numbers in English, Hindi, Tamil and Telugu words. */
const NUMBERS: readonly string[] = [
  'one first 1st pehla pehli pahla pahli mudhal muthal modati modhati okati',
  'two second 2nd dusra dusri doosra doosri rendavadhu rendavathu rendaavadhu rendo rendava irandam',
  'three third 3rd teesra tisra moonavadhu moondravadhu moodo moodava',
];
const numbers = new Map(NUMBERS.flatMap((words, index) => words.split(' ').map((word) => [word, String(index + 1)] as const)));

/** Ordinal endings. Folding separates them from the digits: "2 nd". */
const ENDING = new Set(['st', 'nd', 'rd']);

/** Numbers the parts of works as listings do: "second part" and "part two" become "part 2". */
export function withNumberedParts(folded: string): string {
  const words = folded
    .split(' ')
    .filter((word, at, all) => !(ENDING.has(word) && /^[123]$/.test(all[at - 1] ?? '') && Object.hasOwn(PARTS, all[at + 1] ?? '')));
  for (let at = 0; at + 1 < words.length; at += 1) {
    const [one, next] = [words[at]!, words[at + 1]!];
    const number = (word: string) => numbers.get(word) ?? (/^[1-9]$/.test(word) ? word : undefined);
    if (Object.hasOwn(PARTS, one) && numbers.has(next)) words.splice(at, 2, PARTS[one]!, numbers.get(next)!);
    else if (Object.hasOwn(PARTS, next) && number(one) !== undefined && !/^[1-9]$/.test(words[at + 2] ?? ''))
      words.splice(at, 2, PARTS[next]!, number(one)!);
  }
  return words.join(' ');
}
