const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const TENS = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SCALES: Readonly<Record<string, number>> = { hundred: 100, thousand: 1_000, lakh: 100_000 };
const NUMBER = `(?:${[...ONES, ...TENS].filter((word) => word !== 'zero').join('|')})`;
const AMOUNT = new RegExp(String.raw`(?<!\S)(?:${NUMBER} ){1,2}(?:hundred|thousand|lakh)(?: (?:and )?(?:${NUMBER} ){1,2}hundred)?(?!\S)`, 'gi');

const valueOf = (word: string): number => Math.max(ONES.indexOf(word), TENS.indexOf(word) * 10, 0);

/** Converts "two thousand five hundred" to a number. */
function amountOf(words: readonly string[]): number {
  let [sum, part] = [0, 0];
  for (const word of words) {
    if (Object.hasOwn(SCALES, word)) [sum, part] = [sum + part * SCALES[word]!, 0];
    else part += valueOf(word);
  }
  return sum + part;
}

/** Replaces spoken amounts of money by digits: "under ten thousand" becomes "under 10000". Words are separated by one space. */
export const inDigits = (text: string): string => text.replace(AMOUNT, (amount) => String(amountOf(amount.toLowerCase().split(' '))));
