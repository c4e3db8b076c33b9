import type { Ctx } from '../../../../../platform/context.ts';
import { makes } from '../../../../market/search/words/lexicon/makes.ts';
import { listText, reply, type Answer } from '../../answers.ts';
import { factsOf, findProducts, type Fact } from '../../catalogue/catalogue.ts';
import { anything, catalogueQuestion, normalize } from '../../understanding/question.ts';
import { productCount, productDetail } from '../../understanding/wording.ts';
import { wordsBeside } from '../../understanding/about-shown.ts';
import { stemOf } from '../wishes/wish-words.ts';
import { described, thingsIn, type Said } from './in-sight.ts';
import { hasWord } from './properties.ts';

/** Actions on a thing, and the kinds of things for them. */
const DOES: [done: RegExp, kinds: string[]][] = [
  [/\b(?:mount|hold|holds|hang|fix|clamp|lift|raise)\b/, ['stand', 'arm', 'holder', 'tripod', 'hook']],
  [/\b(?:put|keep|rest|place|stand|stands|set|standing|upright|lean)\b/, ['stand', 'tripod', 'holder', 'rack', 'arm']],
  [/\b(?:carry|carries|take around|transport|travel)\b/, ['bag', 'sleeve', 'case', 'strap']],
  [/\b(?:protect|protects|cover|covers|wrap|safe|spills?|scratch(?:es)?|dust|drops?|water out|wet)\b/, ['cover', 'case', 'sleeve', 'guard']],
  [/\b(?:charge|charges|charging|power)\b/, ['charger', 'adapter', 'powerbank', 'cable']],
  [/\b(?:lock|locks|steal|stealing|stolen|secure)\b/, ['lock']],
  [/\b(?:pump|inflate|fill|air)\b/, ['pump']],
  [/\b(?:connect|plug|connects)\b/, ['cable', 'adapter', 'extension box']],
  [/\b(?:cool|cools|cooling|heats? up|heating)\b/, ['cooling pad', 'fan']],
  [/\b(?:dry|dries|drying)\b/, ['drying rack', 'clips']],
  [/\b(?:see|seen|light|lights up|dark|night)\b/, ['light']],
];
/** Matches wishes for an unnamed thing, or questions about where something can be put. */
const UNNAMED =
  /\b(?:something|smth|smthng|smthing|sumthing|anything|anythin|somewhere|anywhere|thing|kuch|edhavadhu|edaina|where (?:can|do|should|will) (?:i|we)|what (?:can|do|should|will) (?:i|we)|is there (?:an?|any)|one of those|a \w+ (?:that|which|to))\b/;
/** Matches questions about whether the thing shown has something, without another wish. */
const ASKS_OF_IT = /\b(?:does|do|is|has|have|will|can|did) (?:it|this|that|these|they|he|she)\b|\b(?:come|comes) with\b/;
const THAT = /\b(?:it|its|them|isko|ise|usko|iske|uske|isme|usme|uspe|ispe|adhu\w*|idhu\w*|daan\w*|dani\w*)\b|\b(?:this|that)(?: (?:one|thing))?$/;
/** Matches kinds of things that a question wants for the product shown: "iska cover bhi milega", "a stand for it". */
const KIND_FOR_IT =
  /\b(?:iska|iski|uska|uski|inka|idhuku|adhuku|idhukku|adhukku|daniki|deeniki) (?:koi |ek |oka |oru )?(\w+)\b.*\b(?:mil|chahiye|chahie|irukk?a|undh?a|kavali|venum|hai kya|h kya|dikha\w*|hoga)\w*|\b(?:any|an?|some|and|got|have) (?:\w+ (?:or )?)?(\w+) (?:for|to go with) (?:it|this|that|them)\b|^(?:(?:and|ok|also) )*(\w+) for (?:it|this|that|them)$/;
/** Wider words for things that hold or carry something. */
const OTHER_KINDS: Record<string, string[]> = {
  stand: ['stand', 'tripod', 'arm', 'holder'],
  cover: ['cover', 'case', 'sleeve'],
  case: ['case', 'cover', 'sleeve', 'bag'],
  bag: ['bag', 'sleeve', 'case'],
  pouch: ['sleeve', 'case', 'bag'],
  holder: ['holder', 'stand', 'arm'],
  charger: ['charger', 'adapter'],
};
const MOST_WORDS = 22;
const MOST_SHOWN = 3;

/** Returns the kinds of things that a question wants for the product shown; none for any other question. */
function kindsIn(plain: string): readonly string[] {
  const [, of, ...english] = KIND_FOR_IT.exec(plain) ?? [];
  const named = english.find(Boolean);
  if (named !== undefined) return OTHER_KINDS[named] ?? [named];
  // "Inka cycle pump" may name a kind first.
  if (of !== undefined) return OTHER_KINDS[of] ?? [];
  if (!UNNAMED.test(plain) || !THAT.test(plain) || ASKS_OF_IT.test(plain)) return [];
  return [...new Set(DOES.filter(([done]) => done.test(plain)).flatMap(([, kinds]) => kinds))];
}

/** Returns the possible names of the thing shown: the words that asked for it, and the things in its name. */
async function callings(ctx: Ctx, { asked }: Said, [first]: readonly Fact[]): Promise<string[]> {
  const wished = wordsBeside(catalogueQuestion(asked.question.words, []).words);
  const named = first ? [...normalize(first.name).split(' '), stemOf(normalize(first.category))] : [];
  // If a name contains no known thing, its last word is used.
  return [...new Set([...(await thingsIn(ctx, wished)), ...(await thingsIn(ctx, named)), ...wished.slice(-1)])];
}

/** Returns products of a kind that are for a thing, excluding the thing itself. */
async function ofKind(ctx: Ctx, thing: string, kind: string, shown: readonly Fact[]): Promise<Fact[]> {
  const { found, exact, isNamed } = await findProducts(ctx, { ...anything, words: `${thing} ${kind}`, order: 'relevance' });
  if (!exact || !isNamed) return [];
  const last = kind.split(' ').at(-1)!;
  const isOther = ({ id }: Fact) => !shown.some((each) => each.id === id);
  return found.filter((fact) => normalize(fact.name).split(' ').includes(last) && isOther(fact) && isForThem(fact, shown));
}

/** Returns whether a name mentions no other maker's thing: a "back case for Redmi" is not for a Samsung. */
function isForThem({ name }: Fact, shown: readonly Fact[]): boolean {
  const [, whose = ''] = normalize(name).split(' for ');
  const makers = whose.split(' ').filter((word) => makes.has(word));
  return makers.every((maker) => shown.some((each) => hasWord(each, maker)));
}

/** Returns products of certain kinds for a thing, by the first of its names that finds any. */
async function ofKinds(ctx: Ctx, kinds: readonly string[], things: readonly string[], shown: readonly Fact[]): Promise<Fact[]> {
  for (const thing of things) {
    const found = new Map<string, Fact>();
    for (const kind of kinds) for (const fact of await ofKind(ctx, thing, kind, shown)) found.set(fact.id, fact);
    if (found.size > 0) return [...found.values()].slice(0, MOST_SHOWN);
  }
  return [];
}

/**
 * Shows products for the thing shown, for a wish that describes them by their use: "something to mount it on", "iska cover bhi milega". Undefined if
 * nothing of the kind is on sale.
 */
export async function forShown(ctx: Ctx, said: Said): Promise<Answer | undefined> {
  const { plain, asked } = said;
  if (asked.shown.length === 0 || plain.split(' ').length > MOST_WORDS) return undefined;
  const kinds = kindsIn(plain);
  if (kinds.length === 0) return undefined;
  const shown = await factsOf(ctx, asked.shown);
  // "Is there a strap for it" refers to the product itself if it comes with one.
  if (shown.length === 1 && KIND_FOR_IT.test(plain) && kinds.some((kind) => hasWord({ ...shown[0]!, name: '' }, kind))) return described(ctx, said);
  const facts = await ofKinds(ctx, kinds, await callings(ctx, said, shown), shown);
  const [first, ...others] = facts;
  if (!first) return undefined;
  const text =
    others.length === 0
      ? `${productCount(1)} for that.\n\n${productDetail(ctx, first)}`
      : listText(ctx, `${productCount(facts.length)} for that.`, facts);
  return { ...reply(text, facts), asked: { question: { ...anything, words: normalize(first.name), order: 'relevance' }, shown: facts, skipped: 0 } };
}
