import { feelsLow } from '../care.ts';
import { smallTalk } from '../topics/small-talk.ts';
import { asksByVerb } from './question-forms.ts';
import { writtenOut } from './phrases.ts';
import { catalogueQuestion, hasLimits, normalize } from './question.ts';
import { refusalIn } from './refusal.ts';

/** Matches separators of sentences: final punctuation, line breaks, emoji. */
const ENDS = /(?<=[.!?…])\s|\n|(?<=\s)(?=anyways? )|\p{Extended_Pictographic}/u;
/** Matches phrases of a sentence that asks or wishes for something. */
const REQUEST =
  /(?:^| )(?:want|wants|wanted|wanna|need|needs|looking for|searching for|show|give me|gimme|get me|find me|suggest|recommend|tell me|would like|is there|are there|any|anyone|anybody|something|smth|buy|selling|available|do you have|have you got|chahiye|chahie|venum|kavali|kaavali|dikhao|dikha|batao|bata|milega|iruka|irukka|unda|undha|hai kya|kitna|kitne|evlo|entha)(?: |$)/;
/** Matches beginnings of questions. */
const ASKS =
  /^(?:(?:and|but|so|ok|okay|also|then|now|lol|haha|bro|yaar|hey|hi|wait|btw|anyway|anyways|oh|hmm|plus) )*(?:how|what|whats|which|where|when|who|why|is|are|was|does|do|did|has|have|can|could|will|would|should|get|buy|give|show)\b(?! n(?:o|\b)t?)/;
/** Matches phrases that tell a story although they contain a word of a request: "i need to sleep", "can you believe it". */
const NO_REQUEST =
  /\b(?:can you believe|believe (?:it|that|this)|need to (?:sleep|study|eat|rest)|who knows|you know what|what a \w+|how (?:nice|cool|sad|funny|sweet))\b/;
/** Matches subjects of narrative sentences. */
const SOMEBODY =
  /\b(?:i|im|ive|we|weve|were|me|my|our|he|she|they|theyre|it|its|his|her|their|everyone|everybody|nobody|somebody|someone|people|roommates?|friends?|prof|mom|dad)\b/;
/** Matches words that limit a wish by price, size and the like. */
const LIMITS = /\d|\b(?:size|waist|budget|cheap|cheapest|xl|black|white|blue|red|new|used|used ones|colou?r)\b/;
/** Minimum number of words of a narrative sentence. Fewer words may name a thing. */
const LEAST_TOLD = 4;
const MOST_LIMIT = 8;

/** Returns whether a sentence asks or wishes for something. */
function isRequest(sentence: string): boolean {
  const plain = writtenOut(normalize(sentence));
  if (NO_REQUEST.test(plain)) return false;
  return sentence.trim().endsWith('?') || ASKS.test(plain) || REQUEST.test(plain) || asksByVerb(plain);
}

/** Returns whether a sentence limits, refuses, or names something in few words. */
function isLimit(sentence: string): boolean {
  const plain = writtenOut(normalize(sentence));
  const words = plain.split(' ').length;
  if (smallTalk(plain) !== undefined || feelsLow(plain)) return false;
  if (words < LEAST_TOLD || !SOMEBODY.test(plain)) return true;
  if ((refusalIn(sentence)?.refused ?? []).length > 0) return true;
  return words <= MOST_LIMIT && (hasLimits(catalogueQuestion(plain, [])) || LIMITS.test(plain));
}

/** A text of several sentences, divided into requests and narrative parts. */
export interface Sentences {
  /** Sentences that ask or wish, in their order. */
  requests: string[];
  /** Sentences that ask, limit or refuse, as one text. */
  kept: string;
  /** Narrative sentences. */
  told: string[];
}

/** Separates the requests of a text with several sentences from its narrative parts; undefined for a text with one sentence or without requests. */
export function sentencesIn(text: string): Sentences | undefined {
  const sentences = text
    .split(ENDS)
    .map((each) => each.trim())
    .filter((each) => /[\p{L}\p{N}]/u.test(each));
  const requests = sentences.filter(isRequest);
  if (requests.length === 0 || sentences.length < 2) return undefined;
  const told = sentences.reduce<string[]>((before, each, at) => {
    // Matches "My phone fell in the bucket. In. The. Bucket."
    const goesOn = at > 0 && before.at(-1) === sentences[at - 1] && each.split(' ').length < LEAST_TOLD;
    return !requests.includes(each) && (goesOn || !isLimit(each)) ? [...before, each] : before;
  }, []);
  return { requests, kept: sentences.filter((each) => !told.includes(each)).join(' '), told };
}

/** Matches possessions, which may have been lost or broken: "my phone fell in the bucket". */
const OWN = /\b(?:my|our) (?:old |own |only |poor )?(\w+)\b/g;
/** Matches words that stand for a thing mentioned in the narrative. */
const INSTEAD_OF_OWN = /\b(?:replacement|new one|another one)\b/i;
const REPLACED = /\b(?:replacement|new one|another one|one|same)\b/i;

/** Returns whether a request is for a replacement of one's own thing. */
export const replacesOwn = (request: string): boolean => INSTEAD_OF_OWN.test(request);

/** Replaces the reference in a request by the thing that a narrative sentence names: "my phone fell. need a cheap replacement". */
export function withToldThings(request: string, told: readonly string[]): { thing: string; request: string }[] {
  if (!REPLACED.test(request)) return [];
  const things = told.flatMap((each) => [...normalize(each).matchAll(OWN)].map(([, thing]) => thing!));
  return things.map((thing) => ({ thing, request: request.replace(REPLACED, thing) }));
}
