import type { Asked } from '../conversation.ts';
import { thingWords } from './question.ts';

/** What a question wants to know of a product that was shown: how to get it, whom it belongs to, whether its texts say something, or all. */
export type Aspect = 'buy' | 'contact' | 'seller' | 'texts' | 'detail';

/** A question about a product of the last answer. */
export interface AboutShown {
  id: string;
  aspect: Aspect;
  /** For `texts`: what the texts of the listing are asked for. */
  words: string;
}

const PRONOUN =
  /(?<!\S)(?:it|its|this|that|these|those|them|they|him|her|he|she|iska|iski|isme|isko|uska|uski|usko|usme|ye|yeh|wo|woh|same|(?:this|that) one|the seller|seller|the owner|owner|इसका|इसकी|इसमें|यह|वह)(?!\S)/gu;
const CONTACT = /\b(?:contact|reach|call|talk|speak|message|msg|whatsapp|number|meet|baat|sampark|milu|milna)\b/;
const BUY = /\b(?:buy|order|purchase|take|get|want|book|kharid\w*|lena|lelu|le (?:lu|lunga|lungi)|lunga|lungi|deal|done|pay)\b/;
const SELLER = /\b(?:who|whose|seller|owner|kiska|kaun|kon)\b/;
const QUALITY = /\b(?:kaisi|kaisa|kaise hai|how is|how s|hows|does|has|have|is|are|was|any|isme|usme|kya|what|which|why)\b/;
/** Words about a product that name no part of it. */
const ASPECTS = new Set(
  `contact reach call talk speak message whatsapp number meet him her he she they them him baat sampark milu milna kharidna lena lelu lunga lungi deal done pay book ok okay yes so and then
  seller owner who whose kiska kaun kon bech raha rahe reviews review photo photos picture pics pic bill age years months kitna kitne kitni ka hai kaisi kaisa hows going cost rate daam final last
  negotiable negotiate bargain interested still already gone now today online offline itna kyu same exactly really want take get where how can could kahan kidhar kab when`.split(
    /\s+/,
  ),
);

/** The words of a question that are neither pronouns nor about dealing: the part of a product that it asks for. */
const partsAsked = (plain: string): string =>
  thingWords(plain.replace(PRONOUN, ' '))
    .split(' ')
    .filter((word) => word !== '' && !ASPECTS.has(word))
    .join(' ');

const MOST_WORDS = 12;

/** The aspect that a question asks for which names no thing. */
function dealingAspect(plain: string): Aspect | undefined {
  if (CONTACT.test(plain)) return 'contact';
  if (SELLER.test(plain)) return 'seller';
  return BUY.test(plain) && !/\b(?:price|how much|kitne|available|still|what|anything|something)\b/.test(plain) ? 'buy' : undefined;
}

const ABOUT =
  /\b(?:price|cost|much|kitne|kitna|rate|daam|available|still|stock|left|sold|gone|deliver\w*|shipping|condition|old|used|worn|photo|photos|pictures?|details?|describe|more about|tell me|review\w*|rating|rated|negotiable|final|warranty|bill|good|working|kaisa|kaisi|free|kahan|where|interested)\b/;

/** What a question that names no part asks for; undefined where it may ask for something else. */
function wholeAspect(plain: string, hasPronoun: boolean): Aspect | undefined {
  const aspect = dealingAspect(plain);
  const isShort = plain.split(' ').length <= 6 && !/^how (?:do|to|can)\b/.test(plain);
  if (aspect && (hasPronoun || isShort)) return aspect;
  return hasPronoun || ABOUT.test(plain) ? 'detail' : undefined;
}

/** Whether a question asks whether the listing says something: "does it have a basket", "battery kaisi hai". */
function asksTexts(plain: string, words: string, hasPronoun: boolean): boolean {
  const isAboutIt = (hasPronoun && QUALITY.test(plain)) || /\b(?:kaisi|kaisa|how is|how s|hows)\b/.test(plain);
  return isAboutIt && words.split(' ').length <= 3;
}

/**
 * Reads a question as one about what was shown last: "how do i contact him", "kitne ka hai", "does it have a basket", "battery kaisi hai". Undefined for a
 * question that names something else, or where nothing was shown.
 */
export function aboutShown(plain: string, { shown }: Pick<Asked, 'shown'>): AboutShown | undefined {
  const [focus] = shown;
  if (!focus || plain.split(' ').length > MOST_WORDS) return undefined;
  const words = partsAsked(plain);
  const hasPronoun = plain.search(PRONOUN) >= 0;
  if (words !== '') return asksTexts(plain, words, hasPronoun) ? { id: focus.id, aspect: 'texts', words } : undefined;
  const aspect = wholeAspect(plain, hasPronoun);
  return aspect && { id: focus.id, aspect, words };
}
