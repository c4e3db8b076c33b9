/** Numbers below a hundred that people say beside "hundred" and "thousand", in English and in the languages of the campus. */
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
/** Words after which a multiple alone is an amount: "under thousand". */
const LEADING = new Set('a an under below within upto to max than above over about around only'.split(' '));

const unitOf = (word: string | undefined): number | undefined => (word !== undefined && /^\d+(?:\.\d+)?$/.test(word) ? Number(word) : UNITS[word ?? '']);

/** The number that begins at a word, and how many words say it; undefined where no multiple is among them. */
function numberAt(words: readonly string[], start: number): { value: number; length: number } | undefined {
  let [sum, part, length, hasMultiple] = [0, undefined as number | undefined, 0, false];
  for (const word of words.slice(start)) {
    const [unit, multiple] = [unitOf(word), MULTIPLES[word]];
    if (multiple !== undefined && (part !== undefined || LEADING.has(words[start - 1] ?? ''))) {
      part = (part ?? 1) * multiple;
      hasMultiple = true;
      if (multiple >= 1000) [sum, part] = [sum + part, undefined];
    } else if (unit !== undefined && (part === undefined || part % 10 === 0)) part = (part ?? 0) + unit;
    else break;
    length += 1;
  }
  return hasMultiple ? { value: sum + (part ?? 0), length } : undefined;
}

/** A normalized text with the amounts that are said in words in digits: "one thousand two hundred" is "1200". Smaller numbers stay: they count things. */
export function amountsInDigits(plain: string): string {
  const words = plain.split(' ');
  const said: string[] = [];
  for (let at = 0; at < words.length; ) {
    const number = numberAt(words, at);
    if (number && said.at(-1) === 'a') said.pop();
    said.push(number ? String(number.value) : words[at]!);
    at += number?.length ?? 1;
  }
  return said.join(' ');
}
