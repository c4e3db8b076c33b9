/** Names of the digits, and of the tens that are said in pairs: English, Hindi in both scripts. Digits that a word stands for. */
const names: Record<string, string> = {
  '0': 'zero oh shunya sunya sifar शून्य सिफर जीरो ज़ीरो',
  '1': 'one won ek एक वन',
  '2': 'two too tu do दो टू',
  '3': 'three tree teen tin तीन थ्री',
  '4': 'four fore for char chaar चार फोर',
  '5': 'five fife panch paanch punch पांच पाँच फाइव',
  '6': 'six sicks chhe che chah chhah cheh छह छः छे छ सिक्स',
  '7': 'seven saat sat सात सेवन',
  '8': 'eight ate aath aat ath आठ एट',
  '9': 'nine niner nau नौ नाइन',
  '10': 'ten das dus दस',
  '11': 'eleven gyarah ग्यारह',
  '12': 'twelve barah बारह',
  '13': 'thirteen',
  '14': 'fourteen',
  '15': 'fifteen',
  '16': 'sixteen',
  '17': 'seventeen',
  '18': 'eighteen',
  '19': 'nineteen',
  '00': 'hundred sau सौ',
  '000': 'thousand hazar hazaar हजार',
};
const tensNames = ['', '', 'twenty bees बीस', 'thirty tees तीस', 'forty fourty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const repeats: Record<string, number> = { double: 2, dbl: 2, डबल: 2, triple: 3, tripple: 3, treble: 3, ट्रिपल: 3, quadruple: 4 };

/** Words that usually mean something else; they are digits only among other digits. */
const homophones = new Set('oh won too tu do tree tin for fore punch ate sat sicks che ten tees bees hundred thousand sau'.split(' '));

const pairs = (entries: [string, string][]) => entries.flatMap(([digits, words]) => words.split(' ').map((word): [string, string] => [word, digits]));

export interface NumberName {
  digits: string;
  /** Tens, which a following digit completes: "ninety eight". */
  isTens: boolean;
  /** How often the next digit is said: "double nine". */
  repeats: number;
  isHomophone: boolean;
}

/** What a word says as a part of a spoken number, by the word in normalized spelling. */
export function numberNames(normalize: (word: string) => string): Map<string, NumberName> {
  const named = (digits: string, more: Partial<NumberName> = {}) => ({ digits, isTens: false, repeats: 0, isHomophone: false, ...more });
  return new Map<string, NumberName>([
    ...pairs(Object.entries(names)).map(([word, digits]): [string, NumberName] => [
      normalize(word),
      named(digits, { isHomophone: homophones.has(word) }),
    ]),
    ...pairs(tensNames.map((words, tens) => [`${tens}0`, words] as [string, string]).filter(([, words]) => words)).map(
      ([word, digits]): [string, NumberName] => [normalize(word), named(digits, { isTens: true, isHomophone: homophones.has(word) })],
    ),
    ...Object.entries(repeats).map(([word, count]): [string, NumberName] => [normalize(word), named('', { repeats: count })]),
  ]);
}
