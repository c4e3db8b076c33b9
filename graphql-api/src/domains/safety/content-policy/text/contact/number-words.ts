/** Names of the digits, and of tens that are spoken in pairs, in English and in Hindi in both scripts, with their digits. */
const names: Record<string, string> = {
  '0': 'zero oh shunya sunya sifar pujyam poojyam poojiyam pujiyam poojjiyam suzhiyam sunna sonne शून्य सिफर जीरो ज़ीरो பூஜ்யம் பூஜ்ஜியம் சைபர் ஜீரோ సున్నా సున్న జీరో ಸೊನ್ನೆ പൂജ്യം শূন্য',
  '1': 'one won ek ikk onnu onru ondru okati okkati ondu एक वन ஒன்னு ஒன்று ஒண்ணு ఒకటి ಒಂದು ഒന്ന് এক',
  '2': 'two too tu do don dui rendu irandu rando randu eradu दो टू दोन இரண்டு ரெண்டு రెండు ಎರಡು രണ്ട് দুই',
  '3': 'three tree teen tin tinn tran moonu munu moondru mundru moodu mudu mooru moonnu तीन थ्री மூணு மூன்று మూడు ಮೂರು മൂന്ന് তিন',
  '4': 'four fore for char chaar naalu nalu naangu nangu nalugu naalugu nalku naalku चार फोर நாலு நான்கு నాలుగు ನಾಲ್ಕು നാല് চার',
  '5': 'five fife panch paanch punch paach pach panj anju anchu aindhu ainthu aidhu aidu ayidu पांच पाँच फाइव पाच அஞ்சு ஐந்து ఐదు అయిదు ಐದು അഞ്ച് পাঁচ',
  '6': 'six sicks chhe che chah chhah cheh saha choy chhoy aaru aru छह छः छे छ सिक्स सहा ஆறு ఆరు ಆರು ആറ് ছয়',
  '7': 'seven saat sat satt ezhu elu yezhu yedu edu सात सेवन ஏழு ఏడు ಏಳು ഏഴ് সাত',
  '8': 'eight ate aath aat ath atth ettu entu enimidi आठ एट எட்டு ఎనిమిది ಎಂಟು എട്ട് আট',
  '9': 'nine niner nau nav noy naun onbadhu onbathu onpathu onpadhu ombadhu ombathu ombodhu ombattu ombatthu tommidi thommidi नौ नाइन नऊ ஒன்பது ஒம்பது తొమ్మిది ಒಂಬತ್ತು ഒമ്പത് ഒൻപത് নয়',
  '10': 'ten das dus pathu paththu दस',
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

/** Words that usually mean something else. They are digits only among other digits. */
const homophones = new Set(
  'oh won too tu do don tran saha nav noy aru anju edu entu mudu pach satt tree tin for fore punch ate sat sicks che ten tees bees hundred thousand sau'.split(
    ' ',
  ),
);

const pairs = (entries: [string, string][]) => entries.flatMap(([digits, words]) => words.split(' ').map((word): [string, string] => [word, digits]));

export interface NumberName {
  digits: string;
  /** Whether it is a multiple of ten that a following digit completes: "ninety eight". */
  isTens: boolean;
  /** Number of times that the next digit is repeated: "double nine". */
  repeats: number;
  isHomophone: boolean;
}

/** Returns the number name of each word, by the word in normalized spelling. */
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
