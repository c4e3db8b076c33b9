import { helpTopics } from './help.ts';

/** What the catalogue is asked. */
export interface CatalogueQuestion {
  wants: 'list' | 'detail' | 'count' | 'categories';
  /** What is looked for; empty for anything. */
  words: string;
  category: string | undefined;
  minPrice: number | undefined;
  maxPrice: number | undefined;
  /** Only things that are delivered. */
  delivery: boolean;
  /** Stars at least; undefined for any. */
  minRating: number | undefined;
  /** Words that must not be in the name or the category. */
  without: string[];
  /** Only what can be bought now. */
  inStock: boolean;
  order: 'relevance' | 'cheapest' | 'mostExpensive' | 'newest' | 'best';
}

/** What a question is about. */
export type Question = { kind: 'help'; answer: string } | ({ kind: 'catalogue' } & CatalogueQuestion);

/** What people say in Hindi, in Latin letters or not, in the words that the patterns know. */
const HINDI: [said: RegExp, meant: string][] = [
  [/(\d+) (?:rupaye |rupay |rs )?(?:se kam|ke andar|ke niche|ke neeche|ke under|tak|se neeche|से कम|के अंदर|तक|के नीचे)(?![\p{L}\p{M}])/gu, 'under $1'],
  [/(\d+) (?:rupaye |rupay |rs )?(?:se zyada|se jyada|se upar|se ooper|से ज्यादा|से ज़्यादा|से ऊपर)(?![\p{L}\p{M}])/gu, 'above $1'],
  [/(\d+) (?:se|से) (\d+)(?: ke beech| ke bich| के बीच)?(?![\p{L}\p{M}])/gu, 'between $1 and $2'],
  [/(?<![\p{L}\p{M}])(?:sabse sasta|sabse saste|sabse sasti|sasta|saste|sasti|सबसे सस्ता|सबसे सस्ती|सस्ता|सस्ती|सस्ते)(?![\p{L}\p{M}])/gu, 'cheapest'],
  [/(?<![\p{L}\p{M}])(?:sabse mehnga|sabse mehanga|mehnga|mehanga|सबसे महंगा|महंगा)(?![\p{L}\p{M}])/gu, 'most expensive'],
  [/(?<![\p{L}\p{M}])(?:kitne ka|kitne ki|kitna ka|kya daam|daam kya|kitne rupaye|कितने का|कितने की|क्या दाम)(?![\p{L}\p{M}])/gu, 'price of'],
  [/(?<![\p{L}\p{M}])(?:chahiye|chaahiye|chahie|चाहिए)(?![\p{L}\p{M}])/gu, 'need'],
  [/(?<![\p{L}\p{M}])(?:dikhao|dikhaao|dikha do|dikhaiye|दिखाओ|दिखाइए)(?![\p{L}\p{M}])/gu, 'show'],
  [/(?<![\p{L}\p{M}])(?:milega kya|milega|milegi|mil sakta hai|hai kya|मिलेगा|मिलेगी|है क्या)(?![\p{L}\p{M}])/gu, 'available'],
];

/** A normalized text with what people say in Hindi in the words that the patterns know. */
export const inEnglish = (text: string) => HINDI.reduce((said, [pattern, meant]) => said.replace(pattern, meant), text);

/** Lower case, without punctuation; numbers keep their digits. */
export function normalize(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/₹|\brs\.?|\binr\b|\brupees?\b/g, ' ')
    .replace(/(\d),(?=\d{2,3}\b)/g, '$1')
    .replace(/(\d+(?:\.\d+)?)\s*k\b/g, (_, thousands: string) => String(Number(thousands) * 1000))
    .replace(/'(s|re|m|ll|ve|d)\b/g, ' $1')
    .replace(/[^\p{L}\p{M}\p{N}.\s]/gu, ' ')
    .replace(/\.(?!\d)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const NUMBER = String.raw`(\d+(?:\.\d+)?)`;
const BELOW = new RegExp(
  String.raw`\b(?:under|below|less than|cheaper than|within|up to|upto|at most|max(?:imum)?|not more than|budget(?: of| is)?)\s+${NUMBER}`,
);
const ABOVE = new RegExp(String.raw`\b(?:over|above|more than|at least|min(?:imum)?|starting (?:at|from)|costlier than)\s+${NUMBER}`);
const BETWEEN = new RegExp(String.raw`\b(?:between|from)\s+${NUMBER}\s+(?:and|to)\s+${NUMBER}`);
const AROUND = new RegExp(String.raw`\b(?:around|about|approximately|near(?:ly)?)\s+${NUMBER}\b`);
const DELIVERED =
  /\b(with|and|has|have|including|offers?|that)?\s*(free )?(deliver(y|ed|s)?|shipping|shipped)( available| to (my )?(hostel|room|block|campus))?\b/;
const FREE = /\b(free|for nothing|zero cost|no cost|give ?away)\b/;

const ORDERS: [CatalogueQuestion['order'], RegExp][] = [
  ['cheapest', /\b(cheapest|cheap|lowest( price)?|least expensive|most affordable|affordable|budget friendly|low cost)\b/],
  ['mostExpensive', /\b(most expensive|costliest|dearest|highest price|priciest)\b/],
  ['best', /\b(best|top|highest)( rated| rating| reviewed)?\b/],
  ['newest', /\b(newest|latest|new arrivals?|recent(ly added)?|just (listed|added)|whats new|what s new)\b/],
];

const DETAIL =
  /\b(tell me (more )?about|details? (of|on|about)|describe|how much (is|are|does|do|for)|(price|cost) (of|for)|what does .* cost|is (the|this|that|it|there) .*(available|in stock|sold|left)|still (available|there)|how many .* (left|are left|in stock|remain)|who (is selling|sells)|condition of|what is (the|this))\b/;
const COUNT = /\b(how many (products|things|items|listings)|number of (products|things|items|listings)|total (products|items))\b/;
const CATEGORIES =
  /\b(categories|category list|sections|kinds? of (things|products|items)|types? of (things|products|items)|what (all )?do you sell)\b/;

/** Words that carry no thing. */
const EMPTY = new Set(
  `a an the this that these those it its is are was were be am do does did i me my mine we us our you your u he she they them of in on at for to from with by and or but if so
  as any some all every each no not what which who whom whose where when why how can could would should will shall may might must have has had got get give show list find search
  look looking want need wanna like please pls available there here now today product products thing things item items stuff something anything everything listing listings
  sale sell selling sold buy buying purchase order price priced prices cost costs costing rupees rs inr much many more most less least than about tell details detail describe
  info information stock left still site shop store marketplace campus campuscart good nice cheap cheapest cheaper lowest expensive costliest dearest highest priciest affordable best top rated
  rating newest latest recent recently new just added under below over above between within around upto up max maximum min minimum budget delivery delivered deliver delivers shipping
  free second hand secondhand used old me one ones also only category categories section kind kinds type types recommend suggest suggestion s t re m ll d ve hi hello hey bro sir madam
  mujhe muje mujhko koi kya hai hain ka ki ke mein me liye wala wali wale ek accha acha achha bhai yaar mil मुझे कोई क्या है हैं का की के में लिए एक अच्छा अच्छी वाला
  star stars rating rated except excluding without condition number total remain remaining let know see us someone somebody offer offers offering`.split(
    /\s+/,
  ),
);

const STARS = String.raw`(?:stars?|rating|ratings|rated)`;
const RATED = new RegExp(
  String.raw`\b(?:${STARS} )?(?:(?:above|over|at least|more than|minimum|of|than) )?([1-5](?:\.\d)?) (?:plus )?stars?(?: and above| or more| and up| rating)?\b|\b${STARS} (?:is )?(?:above|over|at least|more than|better than|of at least|higher than|of) ([1-5](?:\.\d)?)\b`,
);
const IN_STOCK = /\b(?:only (?:things |items |products )?in stock|in stock only|not sold out)\b/;
const EXCLUDED =
  /\b(?:but not|not|except(?: for)?|excluding|without|other than|apart from|no)(?: an?| any| the)? (?!sold|more|less|delivery|delivered|shipping|cost|charge|available|in|working|so|too|very|this|that|sure|photo|expensive)([\p{L}\p{M}]{3,})/gu;

/** How many stars a text asks for at least, and the text without it. */
function ratingIn(text: string): { least: number | undefined; rest: string } {
  const found = RATED.exec(text);
  const stars = found?.[1] ?? found?.[2];
  return stars === undefined ? { least: undefined, rest: text } : { least: Number(stars), rest: text.replace(RATED, ' ') };
}

/** The things that a text does not want, and the text without them. */
function exclusionsIn(text: string): { without: string[]; rest: string } {
  const without = [...text.matchAll(EXCLUDED)].map(([, word]) => word!.replace(/s$/, ''));
  return { without, rest: text.replace(EXCLUDED, ' ') };
}

function bounds(text: string): { min?: number; max?: number; rest: string } {
  const between = BETWEEN.exec(text);
  if (between) {
    const [low, high] = [Number(between[1]), Number(between[2])].toSorted((a, b) => a - b);
    return { min: low!, max: high!, rest: text.replace(BETWEEN, ' ') };
  }
  const around = AROUND.exec(text);
  if (around) return { min: Math.floor(Number(around[1]) * 0.8), max: Math.ceil(Number(around[1]) * 1.2), rest: text.replace(AROUND, ' ') };
  const [below, above] = [BELOW.exec(text), ABOVE.exec(text)];
  return {
    ...(above ? { min: Number(above[1]) } : {}),
    ...(below ? { max: Number(below[1]) } : {}),
    rest: text.replace(BELOW, ' ').replace(ABOVE, ' '),
  };
}

/** The category that a text names, in the singular or plural, and the text without it. */
function categoryIn(text: string, names: readonly string[]): { category?: string; rest: string } {
  for (const name of names.toSorted((a, b) => b.length - a.length)) {
    const plain = normalize(name);
    const stem = plain.replace(/s$/, '');
    const pattern = new RegExp(String.raw`\b${stem.replace(/\s+/g, String.raw`\s+(?:and\s+)?`)}(?:s|es)?\b`);
    if (plain && pattern.test(text)) return { category: name, rest: text.replace(pattern, ' ') };
  }
  return { rest: text };
}

/** What kind of answer a normalized question wants; `words` are those that name a thing. */
function wantsOf(plain: string, words: string, hasPrice: boolean): CatalogueQuestion['wants'] {
  if (COUNT.test(plain)) return 'count';
  if (CATEGORIES.test(plain)) return 'categories';
  return DETAIL.test(plain) && words && !hasPrice ? 'detail' : 'list';
}

/** Reads a question. `categories` are the names of the shop's categories. */
export function parseQuestion(text: string, categories: readonly string[]): Question {
  const plain = inEnglish(normalize(text));
  const rated = ratingIn(plain);
  const { without, rest: wanted } = exclusionsIn(rated.rest);
  const { min, max, rest } = bounds(wanted);
  const hasPrice = min !== undefined || max !== undefined;
  const order = ORDERS.find(([, pattern]) => pattern.test(plain))?.[0];
  const help = helpTopics.find(({ asks }) => asks.test(plain));
  if (help && !hasPrice && !(order && order !== 'best')) return { kind: 'help', answer: help.answer };
  const delivery = DELIVERED.test(rest);
  const free = !delivery && FREE.test(rest);
  const found = categoryIn(rest.replace(DELIVERED, ' '), categories);
  const words = found.rest
    .split(' ')
    .filter((word) => word && !EMPTY.has(word))
    .join(' ')
    .slice(0, 100);
  return {
    kind: 'catalogue',
    wants: wantsOf(plain, words, hasPrice),
    words,
    category: found.category,
    minPrice: free ? 0 : min,
    maxPrice: free ? 0 : max,
    delivery,
    minRating: rated.least,
    without,
    inStock: IN_STOCK.test(plain),
    order: order ?? (words ? 'relevance' : 'newest'),
  };
}
