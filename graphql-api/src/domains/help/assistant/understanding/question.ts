import type { ProductCondition } from '../../../market/products/product.entity.ts';
import { conditionsIn } from './condition-words.ts';
import { helpTopics } from '../topics/help.ts';
import { fillers } from '../../../market/search/words/lexicon/function-words.ts';
import { inEnglish } from './in-english.ts';
import { amountsInDigits } from './amounts/number-words.ts';

/** A question to the catalogue. */
export interface CatalogueQuestion {
  wants: 'list' | 'detail' | 'count' | 'categories';
  /** The question as asked. */
  asked: string;
  /** Words to search for; empty for anything. */
  words: string;
  category: string | undefined;
  /** Code of the course that products are for; undefined for any. */
  courseCode: string | undefined;
  minPrice: number | undefined;
  maxPrice: number | undefined;
  /** Only products with delivery. */
  delivery: boolean;
  /** Only products without delivery. */
  pickup: boolean;
  /** Acceptable conditions; empty for any. */
  conditions: ProductCondition[];
  /** Minimum rating in stars; undefined for any. */
  minRating: number | undefined;
  /** Words that must not occur in the name or the category. */
  without: string[];
  /** Only products that can be bought now. */
  inStock: boolean;
  order: 'relevance' | 'cheapest' | 'mostExpensive' | 'newest' | 'best';
}

/** Kind of a question. */
export type Question = { kind: 'help'; answer: string } | ({ kind: 'catalogue' } & CatalogueQuestion);

const CONTRACTED: Record<string, string> = { s: 'is', re: 'are', m: 'am', ll: 'will', ve: 'have', d: 'would' };

/** Normalizes a text: lower case, without punctuation. Numbers keep their digits. */
export function normalize(text: string): string {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ँ', 'ं')
    .replace(/(?<![\p{L}\p{N}])c ?\+\+/gu, 'cpp')
    .replace(/\p{Sc}|\brs\.?|\binr\b|\b(?:rupees?|dollars?|euros?|pounds)\b/gu, ' ')
    .replace(/(\d),(?=\d{2,3}\b)/g, '$1')
    .replace(/(?<!\d)(\d+(?:\.\d+)?)\s*(?:k|thousand|hazaa?r|grand|vela|velu|veyyi|aayiram|saavira)\b/g, (_, thousands: string) =>
      String(Number(thousands) * 1000),
    )
    .replace(/['’](s|re|m|ll|ve|d)\b/g, (_, end: string) => ` ${CONTRACTED[end]!}`)
    .replace(/[^\p{L}\p{M}\p{N}.\s]/gu, ' ')
    .replace(/\.(?!\d)/g, ' ')
    .replace(/(?<=\S )(?:kuda|kooda)(?!\S)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return amountsInDigits(plain);
}

const NUMBER = String.raw`(\d+(?:\.\d+)?)`;
const BELOW = new RegExp(
  String.raw`\b(?:under|below|less than|cheaper than|within|up to|upto|till|until|at most|max(?:imum)?|not more than|(?:budget|limit)(?: of| is)?)\s+${NUMBER}`,
);
/** Matches "900 max", where the bound follows the number. */
const AT_MOST = new RegExp(String.raw`\b${NUMBER} (?:max(?:imum)?|tops|at most|or less|or below|or under)\b`);
/** Matches "not one rupee above 3000" and "did not want to spend more than 500", which state an upper bound. */
const NOT_ABOVE = new RegExp(
  String.raw`\b(?:not|no|never|nothing|cannot|dont|cant|wont) (?:(?!but\b)[a-z]+ ){0,4}?(?:more than|above|over|beyond)\s+${NUMBER}`,
);
const ABOVE = new RegExp(String.raw`\b(?:over|above|more than|at least|min(?:imum)?|starting (?:at|from)|costlier than)\s+${NUMBER}`);
const BETWEEN = new RegExp(String.raw`\b(?:between|from)\s+${NUMBER}\s+(?:and|to)\s+${NUMBER}`);
const AROUND = new RegExp(String.raw`\b(?:around|(?<!\b(?:me|more|know|details?|info) )about|approximately|near(?:ly)?)\s+${NUMBER}\b`);
const DELIVERED =
  /\b(with|and|has|have|including|offers?|that)?\s*(free )?(deliver(y|ed|s)?|shipping|shipped)( available| to (my )?(hostel|room|block|campus))?\b/;
const PICKUP = /\b(?:(?:without|no|not|except) (?:a |any |the |free )?(?:delivery|delivered|shipping)|(?:only |self )pick ?up|pick ?up only)\b/;
const FREE = /\b(free|for nothing|zero cost|no cost|give ?away)\b/;

const ORDERS: [CatalogueQuestion['order'], RegExp][] = [
  [
    'cheapest',
    /\b(cheapest|cheap|low(?: price)? to high(?: price)?|lowest( price)?|least expensive|most affordable|affordable|budget friendly|low cost|pocket friendly|not (?:too|very|so) (?:costly|expensive|pricey|high))\b/,
  ],
  ['mostExpensive', /\b(most expensive|costliest|dearest|highest price|priciest)\b/],
  ['best', /\b(best|top|highest)( rated| rating| reviewed)?\b/],
  ['newest', /\b(newest|latest|new arrivals?|recent(ly added)?|just (listed|added)|whats new|what is new)\b/],
];

const DETAIL =
  /\b(tell me (more )?about|details? (of|on|about)|describe|how much (is|are|does|do|for)|(price|cost) (of|for)|what does .* cost|is (the|this|that|it|there) .*(available|in stock|sold|left)|still (available|there)|how many .* (left|are left|in stock|remain)|who (is selling|sells)|condition of|what is (the|this))\b/;
const COUNT = /\b(how many (products|things|items|listings)|number of (products|things|items|listings)|total (products|items))\b/;
const CATEGORIES =
  /\b(categories|category list|sections|kinds? of (things|products|items)|types? of (things|products|items)|what (all )?do you sell)\b/;

/** Words that name no thing, besides those that search leaves out in Indian languages. */
const EMPTY = new Set([
  ...fillers,
  ...`a an the this that these those it its is are was were be am do does did i me my mine we us our you your u he she they them of in on at for to from with by and here or but if so
  as any some all every each no not what which who whom whose where when why how can could would should will shall may might must have has had got get give show list find search
  look looking want wants need needs wanna gonna gotta lemme gimme requires bigger larger smaller better proper plain else kuch kaati kaattu kaatu kaamchu kaaminga chupinchu chupinchandi chupi choopinchu whole decent whats thats like please pls available there here now today product products thing things item items stuff something anything everything listing listings
  sale sell sells selling sold buy buying purchase order price priced prices cost costs costing rupees bucks rs inr much many more most less least than about tell details detail describe
  info information stock left still site shop store marketplace campus campuscart good nice cheap cheapest cheaper lowest priced expensive costliest dearest highest priciest affordable best top rated
  rating newest latest recent recently new just added under below over above between within around upto up max maximum min minimum budget delivery delivered deliver delivers shipping
  free second hand secondhand used old me one ones also only category categories section kind kinds type types recommend suggest suggestion t hi hello hey bro sir madam
  mujhe muje mujhko koi kya hai hain ka ki ke mein me liye wala wali wale ek accha acha achha bhai yaar mil मुझे कोई क्या है हैं का की के में लिए एक अच्छा अच्छी वाला
  hona hone honi chahiye chaahiye edhu ethu edi edhi edhavadhu ethavathu vera veru bere vere iruku irukku inka inkem emi emaina enthundu unnayi milegi dijiye dijie unda undi ide either neither nor also too only
  star stars rating rated except excluding without condition number total remain remaining let know see us someone somebody offer offers offering both together altogether instead still maybe perhaps guess preferably high among amongst apiece colour color colours colors`.split(
    /\s+/,
  ),
]);

const STARS = String.raw`(?:stars?|rating|ratings|rated)`;
const RATED = new RegExp(
  String.raw`\b(?:${STARS} )?(?:(?:above|over|at least|more than|minimum|of|than) )?([1-5](?:\.\d)?) (?:plus )?stars?(?: and above| or more| and up| rating)?\b|\b${STARS} (?:is )?(?:above|over|at least|more than|better than|of at least|higher than|of) ([1-5](?:\.\d)?)\b`,
);
const IN_STOCK = /\b(?:only (?:things |items |products )?in stock|in stock only|not sold out)\b/;
/** Matches words that exclude something; longer ones first. */
const NOT = /\b(?:but not|nor|not|except|excluding|without|other than|apart from|no)(?: for)?(?: an?| any| the)? /u;
/** Words after which "not" and "no" exclude nothing. */
const NOT_THINGS = new Set(
  'using coming going getting doing having being clue idea money time space way even read find see know understand come use work works fit fits open wait afford sold more less delivery delivered shipping cost charge available in working so too very this that sure photo expensive only needed i you interested bad'.split(
    ' ',
  ),
);
/** Words after which "not" negates an action rather than a thing: "can not even sleep". */
const DOING = new Set('can could do does did will would should have has say says hope hoping'.split(' '));
/** Matches phrases after which "no" says what is missing somewhere: "there are no lamps on that road". */
const STATES = / (?:there (?:is|are|was|were)|theres|i (?:am|was)) $/;
/** Words that end an exclusion. */
const LIMITS = new Set(
  'brand company make either also too please pls plz stuff thing things kind kinds type types one ones wala wale wali bro yaar lol just coz cuz bcoz because as so i my we us me no not nor is are under below above over less more between from within around about with without in and or but for please that which rated upto up at having'.split(
    ' ',
  ),
);
/** Maximum number of excluded words, apart from initials: "Chetan Bhagat", "B S Grewal". */
const MOST_EXCLUDED = 2;
/** Matches purposes or recipients of a purchase. */
const PURPOSE =
  /\bfor (?:my|our|the|a) (?:hostel room|dorm room|room|hostel|dorm|flat|friend|roommate|brother|sister|project|class|classes|course|semester|exams?|college)\b/g;

/** Matches wishes of other people. */
const OTHERS_WISH =
  /\b(?:(?:my|our|his|her|the|a) )?(?:brother|sister|cousin|friend|friends|roommate|roomie|roomy|junior|senior|wife|father|mother|papa|mummy|mom|mum|dad|amma|appa|bhai|didi|akka|thambi) (?=(?:wants?|needs?|is|are|was|has|had|says?|said|told|asked|asks|also|will|would|requires?|looking)\b)/g;

/** Returns the minimum rating that a text asks for, and the rest of the text. */
function ratingIn(text: string): { least: number | undefined; rest: string } {
  const found = RATED.exec(text);
  const stars = found?.[1] ?? found?.[2];
  return stars === undefined ? { least: undefined, rest: text } : { least: Number(stars), rest: text.replace(RATED, ' ') };
}

/** Returns whether "without" says how something is done: "without breaking them". */
const isDoing = (not: string, word: string): boolean => not.startsWith('without') && /.{3}ing$/.test(word);

/** Returns whether "not" excludes no thing at this position. */
const refusesNothing = (before: readonly string[], not: string, word: string): boolean =>
  NOT_THINGS.has(word) || isDoing(not, word) || DOING.has(before.at(-1) ?? '') || STATES.test(` ${before.join(' ')} `);

/** Returns the things that a text excludes, and the rest of the text. Words that were named before are wanted: "shoes but not leather shoes". */
function exclusionsIn(text: string): { without: string[]; rest: string } {
  const found = NOT.exec(text);
  if (!found) return { without: [], rest: text };
  const before = text.slice(0, found.index).split(' ').filter(Boolean);
  const after = text.slice(found.index + found[0].length).split(' ');
  const isEnd = (word: string, index: number) => LIMITS.has(word) || (index > 0 && (before.includes(word) || /^[\d.]+$/.test(word)));
  const end = after.findIndex(isEnd);
  const initials = after.findIndex((word) => word.length > 1);
  const most = Math.max(initials, 0) + (before.some((word) => !EMPTY.has(word)) ? MOST_EXCLUDED : 1);
  const words = after.slice(0, end < 0 ? most : Math.min(end, most));
  if (words.length === 0 || refusesNothing(before, found[0], words[0]!)) {
    // "They do not let us in without a coat": something needed is not excluded.
    const isDenied = DOING.has(before.at(-1) ?? '') && after.includes('without');
    const behind = isDenied ? { without: [], rest: after.join(' ') } : exclusionsIn(after.join(' '));
    return { without: behind.without, rest: `${text.slice(0, found.index + found[0].length)}${behind.rest}` };
  }
  const more = exclusionsIn(after.slice(words.length).join(' '));
  const thing = words.join(' ').replace(/(?<=[^s]{3})s$/, '');
  return { without: [thing, ...more.without], rest: [...before, more.rest].join(' ') };
}

/** A lower bound below this many rupees is in thousands if the upper bound is. */
const SMALLEST_THOUSANDS = 100;

function bounds(text: string): { min?: number; max?: number; rest: string } {
  const between = BETWEEN.exec(text);
  if (between) {
    const [low, high] = [Number(between[1]), Number(between[2])].toSorted((a, b) => a - b);
    // "2 to 3k" begins at two thousand.
    if (low! < SMALLEST_THOUSANDS && high! >= 1000) return { min: low! * 1000, max: high!, rest: text.replace(BETWEEN, ' ') };
    return { min: low!, max: high!, rest: text.replace(BETWEEN, ' ') };
  }
  const around = AROUND.exec(text);
  if (around) return { min: Math.floor(Number(around[1]) * 0.8), max: Math.ceil(Number(around[1]) * 1.2), rest: text.replace(AROUND, ' ') };
  const notAbove = NOT_ABOVE.exec(text);
  const [below, above] = [BELOW.exec(text) ?? AT_MOST.exec(text) ?? notAbove, notAbove ? undefined : ABOVE.exec(text)];
  return {
    ...(above ? { min: Number(above[1]) } : {}),
    ...(below ? { max: Number(below[1]) } : {}),
    rest: text.replace(BELOW, ' ').replace(AT_MOST, ' ').replace(NOT_ABOVE, ' ').replace(ABOVE, ' '),
  };
}

/** Returns the category that a text names, in the singular or plural, and the rest of the text. */
function categoryIn(text: string, names: readonly string[]): { category?: string; rest: string } {
  for (const name of names.toSorted((a, b) => b.length - a.length)) {
    const plain = normalize(name);
    const stem = plain.replace(/s$/, '');
    const pattern = new RegExp(String.raw`\b${stem.replace(/\s+/g, String.raw`\s+(?:and\s+)?`)}(?:s|es)?\b`);
    if (plain && pattern.test(text)) return { category: name, rest: text.replace(pattern, ' ') };
  }
  return { rest: text };
}

/** Returns the kind of answer that a normalized question wants. `words` name a thing. */
function wantsOf(plain: string, words: string, hasPrice: boolean): CatalogueQuestion['wants'] {
  if (COUNT.test(plain)) return 'count';
  if (CATEGORIES.test(plain)) return 'categories';
  return DETAIL.test(plain) && words && !hasPrice ? 'detail' : 'list';
}

/** Returns the words of a normalized text that name a thing. */
export const thingWords = (text: string): string =>
  text
    .split(' ')
    .filter((word) => word && !EMPTY.has(word))
    .join(' ');

/** A question for anything on sale. */
export const anything: CatalogueQuestion = {
  wants: 'list',
  asked: '',
  words: '',
  category: undefined,
  courseCode: undefined,
  minPrice: undefined,
  maxPrice: undefined,
  delivery: false,
  pickup: false,
  conditions: [],
  minRating: undefined,
  without: [],
  inStock: false,
  order: 'newest',
};

/** Returns the words of a text that name a thing, or, if there are none, the category that it names. */
function wantedThing(text: string, categories: readonly string[]): { words: string; category: string | undefined } {
  const named = categoryIn(text, categories);
  const isAll = named.category !== undefined && thingWords(named.rest) === '';
  return isAll ? { words: '', category: named.category } : { words: thingWords(text).slice(0, 100), category: undefined };
}

/** Returns the order that a normalized English question asks for. */
export const orderIn = (plain: string): CatalogueQuestion['order'] | undefined => ORDERS.find(([, pattern]) => pattern.test(plain))?.[0];

/** Returns whether a question has limits that only the catalogue can apply. */
export const hasLimits = ({
  courseCode,
  minPrice,
  maxPrice,
  minRating,
  conditions,
  delivery,
  pickup,
  without,
  inStock,
}: CatalogueQuestion): boolean =>
  [courseCode, minPrice, maxPrice, minRating].some((limit) => limit !== undefined) ||
  conditions.length + without.length > 0 ||
  delivery ||
  pickup ||
  inStock;

/** Reads a question as a catalogue question. `categories` are the names of the shop's categories. */
export function catalogueQuestion(text: string, categories: readonly string[]): CatalogueQuestion {
  const plain = inEnglish(normalize(text));
  const rated = ratingIn(plain.replace(PURPOSE, ' ').replace(OTHERS_WISH, ' '));
  const stated = conditionsIn(rated.rest);
  const { without, rest: wanted } = exclusionsIn(stated.rest);
  const { min, max, rest } = bounds(wanted);
  const order = orderIn(plain);
  const pickup = PICKUP.test(plain);
  const delivery = !pickup && DELIVERED.test(rest);
  const free = !delivery && !pickup && FREE.test(rest);
  const { words, category } = wantedThing(rest.replace(PICKUP, ' ').replace(DELIVERED, ' '), categories);
  return {
    wants: wantsOf(plain, words, min !== undefined || max !== undefined),
    asked: text,
    words,
    category,
    courseCode: undefined,
    minPrice: free ? 0 : min,
    maxPrice: free ? 0 : max,
    delivery,
    pickup,
    conditions: stated.conditions,
    minRating: rated.least,
    without,
    inStock: IN_STOCK.test(plain),
    order: order ?? (words ? 'relevance' : 'newest'),
  };
}

/** Matches things that are asked of the site and are never on sale. */
const NO_THINGS = /\b(?:refunds?|money back|otp|code|points?|rewards?|help|support|discount|account|notification)\b/;
/** Matches questions asking for one thing, which do not ask how to buy. */
const BUYS = /^(?:can|could|may|where can) i (?:buy|find|get|purchase) (?:an?|the|some|any) /;

/** Reads a question. `categories` are the names of the shop's categories. */
export function parseQuestion(text: string, categories: readonly string[]): Question {
  const plain = inEnglish(normalize(text));
  const question = catalogueQuestion(text, categories);
  const hasPrice = !FREE.test(plain) && (question.minPrice !== undefined || question.maxPrice !== undefined);
  const isOrdered = ORDERS.some(([order, pattern]) => order !== 'best' && pattern.test(plain));
  const asksForThing = BUYS.test(plain) && !NO_THINGS.test(plain);
  const help = helpTopics.find(({ asks }) => asks.test(plain));
  if (help && !hasPrice && !isOrdered && !asksForThing) return { kind: 'help', answer: help.answer };
  return { kind: 'catalogue', ...question };
}
