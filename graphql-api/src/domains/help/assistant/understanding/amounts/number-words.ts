/** Numbers below a hundred that people use with "hundred" and "thousand", in English and in the languages of the campus. */
const UNITS: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries({
    1: 'one ek onnu oru okati oka',
    1.5: 'dedh derh',
    2: 'two do rendu rend',
    2.5: 'dhai dhaai',
    3: 'three teen moonu munu moodu',
    4: 'four char chaar naalu nalu nalugu',
    5: 'five paanch panch anju ainthu aidu ayidu',
    6: 'six chhe che cheh aaru aru',
    7: 'seven saat ezhu elu edu yedu',
    8: 'eight aath aat ettu enimidi',
    9: 'nine nau ombadhu tommidi',
    10: 'ten das dus pathu padi',
    11: 'eleven gyarah',
    12: 'twelve barah',
    13: 'thirteen',
    14: 'fourteen',
    15: 'fifteen pandrah pandra',
    16: 'sixteen',
    17: 'seventeen',
    18: 'eighteen',
    19: 'nineteen',
    20: 'twenty bees',
    25: 'pachis pacchis',
    30: 'thirty tees',
    40: 'forty chalis',
    50: 'fifty pachas',
    60: 'sixty',
    70: 'seventy',
    80: 'eighty',
    90: 'ninety',
  }).flatMap(([value, words]) => words.split(' ').map((word) => [word, Number(value)])),
);
const MULTIPLES: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries({
    100: 'hundred hundreds sau nooru vandala vandalu vandhala',
    1000: 'thousand thousands hazar hazaar hajar aayiram ayiram vela velu veyyi veyi',
    100_000: 'lakh lac',
  }).flatMap(([value, words]) => words.split(' ').map((word) => [word, Number(value)])),
);
/** Words after which a multiple without a number is an amount: "under thousand". */
const LEADING = new Set('a an under below within upto to max than above over about around only'.split(' '));

const unitOf = (word: string | undefined): number | undefined =>
  word !== undefined && /^\d+(?:\.\d+)?$/.test(word) ? Number(word) : UNITS[word ?? ''];

/** Value of a number read so far: the thousands, and the part below the next multiple. */
interface Read {
  sum: number;
  part: number | undefined;
  hasMultiple: boolean;
}

const times = ({ sum, part = 1 }: Read, multiple: number): Read => {
  const value = part * multiple;
  return multiple >= 1000 ? { sum: sum + value, part: undefined, hasMultiple: true } : { sum, part: value, hasMultiple: true };
};

/** Returns the value after one more word; undefined if the word does not continue the number. */
function readOn(read: Read, word: string, before: string): Read | undefined {
  const [unit, multiple] = [unitOf(word), MULTIPLES[word]];
  if (multiple !== undefined && (read.part !== undefined || LEADING.has(before))) return times(read, multiple);
  if (unit === undefined) return undefined;
  const goesOn = read.part === undefined || read.part % 10 === 0;
  return goesOn ? { ...read, part: (read.part ?? 0) + unit } : undefined;
}

/** Returns the number that begins at a word and its number of words; undefined if it contains no multiple. */
function numberAt(words: readonly string[], start: number): { value: number; length: number } | undefined {
  let read: Read = { sum: 0, part: undefined, hasMultiple: false };
  let end = start;
  for (; end < words.length; end++) {
    const next = readOn(read, words[end]!, words[end - 1] ?? '');
    if (!next) break;
    read = next;
  }
  return read.hasMultiple ? { value: read.sum + (read.part ?? 0), length: end - start } : undefined;
}

/** Writes spoken amounts in digits: "one thousand two hundred" becomes "1200". Smaller numbers stay, because they count things. */
export function amountsInDigits(plain: string): string {
  const words = plain.split(' ');
  const said: string[] = [];
  for (let at = 0; at < words.length;) {
    const number = numberAt(words, at);
    if (number && said.at(-1) === 'a') said.pop();
    said.push(number ? String(number.value) : words[at]!);
    at += number?.length ?? 1;
  }
  return said.join(' ');
}
