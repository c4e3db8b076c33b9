/** Matches complaints about a thing: it costs too much, does harm, is already owned, or is for others. */
const FAULT =
  /\b(?:(?<!me )too (?!bro\b|yaar\b|please\b|pls\b|also\b|for\b|if\b)[a-z]\w+|(?:looks?|seems?|sounds?|is|are) (?:(?:so|very|way|really|kinda|a bit|bit) )?(?:girly|ugly|childish|weird|boring|outdated|bulky|flimsy|useless|pricey|costly|expensive|overpriced|mehnga|mehngi)\b|(?:over|beyond|above|out of) (?:my |our |the )?budget\b|(?:hurts?|breaks?|rusts?|itch(?:es|y)?|smells?|leaks?|stinks?) (?:me|my|his|her|our|in|under|on|when|after|every|so|man|bro|yaar|too|a lot)\b|usually (?:hurts?|breaks?|rusts?)\b|no (?:space|place|room|use) (?:for|in|of)\b|(?:is|are) (?:only )?for (?:girls|boys|kids|ladies|women|men|children|babies|aunties|uncles)\b|(?:i|we|he|she) (?:already )?(?:have|has|got) (?:(?:one|two|three|it|that|many|some|enough)(?: of (?:them|those|these))?|\w+) already\b|(?:i|we) already (?:have|own|got)\b|i hate\b)/i;
/** Matches questions beside a complaint. */
const ASKS =
  /\?|^(?:(?:and|but|so|ok|okay|also|then|alright) )*(?:is|are|was|does|do|did|will|would|can|could|how|what|which|why|when|any|anything|something|if)\b|\b(?:but|want|need|show|ok|fine|looking)\b/i;
/** Matches phrases that only ask for another product after a complaint. */
const NEXT =
  /^(?:(?:ok|so|and|show|give|me|any|some) )*(?:next|another|others?|something else|anything else|next one|another one|other ones?|others please)[.! ]*$/i;

/** Returns whether a clause complains about a thing and wishes for nothing: "the mesh one is over my budget", "suitcase I have two already". */
export const isComplaint = (clause: string): boolean => FAULT.test(clause) && !ASKS.test(clause.trim());

/** Returns whether a clause only asks for another product. */
export const asksForNext = (clause: string): boolean => NEXT.test(clause.trim());
