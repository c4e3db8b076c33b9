import { isComplaint } from './speech/complaint.ts';
import { inEnglish } from './in-english.ts';
import { writtenOut } from './phrases.ts';
import { hopesNot } from './question-forms.ts';
import { normalize } from './question.ts';

/** What a user does not want, and what they want instead. */
export interface Refusal {
  /** Refused things in normalized words; an empty string stands for the products shown ("not that"). */
  refused: string[];
  /** Other clauses of the text; none if nothing else is wanted. */
  wishes: string[];
  /** Clauses that state the reason. */
  reasons: string[];
  /** Clauses before the first refusal. */
  before: string;
}

/** Matches separators of clauses, in a text with single spaces. */
const CLAUSE =
  /[.,;!?:] |\.\.+ ?| [-–—] | (?:so|because|as|coz|bcoz) (?=(?:no|not) )| (?<= for (?:\w+ ){1,3})(?=not (?:for )?\w+$)|(?<!\b(?:any|all|one|ones|anything|everything|nothing|none|brand|brands|company|maker|make|colou?r|kind|type|size)) but | (?:pls |plz |please )?(?=(?:only|just) \S)/i;
/** Matches words that may precede a refusal. */
const OPENERS =
  /^(?:(?:ok|okay|hmm|hm|oh|ah|well|and|but|please|sorry|actually|then|so|bhai|bro|yaar|arre|no no|no(?= (?:leave|forget|drop|skip|cancel|remove|scrap|ditch|no) )|also|no wait|wait|(?:thats|that is|its|it is|this is)(?= )|i said) )+/;
/** Matches phrases before the refused thing. "No the small one" chooses, and "not more than 500" is a limit. */
const BEFORE =
  /^(?:no more|not|no(?! (?:the|wait|i|only|just|not|actually) )|none of|nothing(?! (?:else|is|more|much|here|there|to|that|under|above|below|over|less)\b)(?: like)?|(?:i |we |he |she |they )?(?:do not|don t|dont|did not|does not|doesn t|doesnt|never) (?:want|need|like|wear|use|eat|drink|ride)(?! (?:it|that|this|them|to)\b)|without|except|minus|drop|skip|remove|leave out|leave|scrap|ditch|forget about|forget|cancel|enough of|no need (?:of|for))(?: |$)(?!(?:(?:more|less) than|(?:more|less|over|above|under|below|crossing|exceeding|beyond|past) \d|sold|expensive|sure|so|too|very)\b)(.*)$/;
/** Matches statements of what somebody does not do: "I don't run". */
const DOES_NOT =
  /^(?:i|we|he|she) (?:do not|don t|dont|never) (?!(?:know|think|mean|care|mind|have|see|get|understand|remember|believe|trust|find|wanna|agree|worry|really|even|give|go|do)\b)(\w{3,})$/;
/** Matches phrases after the refused thing. */
const BEHIND =
  /^(.+?) (?:(?:bhi|also|um|kuda|kooda|too|ko|to) )?(?:nahi|nahin|nhi|nai|no|vendam|vendaam|venda|venaam|venam|vaddu|vaddhu|vadhu|oddu|beda|nako|(?<!\b(?:a|an|the|yoga|any|gym|door|foot|floor|bath|mouse|one|this|that|and|my|for) )mat|apart|not needed|not required|not wanted|hatao|chhodo|chodo|chhod do|rehne do)$/;
/** Matches words around the thing. */
const DETERMINERS = /^(?:(?:the|for|with|any|a|an|either|also|those|these|that|this) )+/;
const ENDS = new Set(
  'is are was one ones wala wali wale type types kind kinds thing things also too either please pls at all as well then again now bro yaar da ra hai kuda bhi chahiye instead for me need show obviously ofcourse obv bola bol na dikhana dikhao dikha diya karo karna lol fine ok okay brand company'.split(
    ' ',
  ),
);
/** Matches pronouns for the products shown. */
const PRONOUN = /^(?:that|this|it|those|these|them|ye|yeh|wo|woh|adhu|idhu|adi|idi)?$/;
/** Matches answers and phrases that refuse no thing. */
const NO_THING =
  /^(?:sorry|idea|problem|issues?|thanks|thank you|bad|now|worries|matter|longer|sure|yet|really|way|doubt|one|body|good|clear|working|delivery|price)\b/;
const MOST_WORDS = 3;

/** Matches statements of what somebody already has. */
const OWNED =
  /^(?:(?:i|we) already (?:have|got|own)|already (?:have|got|own)|(?:i|we) have|(?:have|got|own)(?= .* already$)) (.+?)(?: already)?$|^(.+?) (?:(?:i|we) (?:already )?(?:have|got)|(?:already )?(?:hai|irukku|undi) (?:mere paas|en kitta|naa daggara))$/;

/** Matches an amount. Money that somebody has is not a thing. */
const AMOUNT = /\d{3,}/;

/** Removes such words from the end of a text. */
const withoutEnds = (text: string): string => {
  const words = text.split(' ').filter(Boolean);
  return words.slice(0, words.findLastIndex((word) => !ENDS.has(word)) + 1).join(' ');
};

/** Matches phrases that choose: "20w only", "the white one". */
const CHOOSES = /(?:^| )(?:only|just)(?: |$)/;

/** Matches words between what is refused and the reason: "not redmi, my last one hung". */
const REASON = / (?:my|i|we|it|its|they|he|she|coz|cuz|bcoz|because|cause|as|since|which|that|who|just|lol|the last)(?= |$)/;

/** Returns the thing in a refusing clause; undefined for a clause that refuses nothing. */
function thingIn(clause: string): string | undefined {
  const plain = (text: string) => withoutEnds(text.replace(/\s+/g, ' ').trim().replace(OPENERS, ''));
  const said = plain(inEnglish(clause));
  return BEHIND.exec(plain(clause))?.[1] ?? BEFORE.exec(said)?.[1]?.split(REASON)[0] ?? DOES_NOT.exec(plain(clause))?.[1] ?? BEHIND.exec(said)?.[1];
}

/** Returns the things named where a refused thing is expected: an empty string for the products shown, none if the words are no thing. */
const namedBy = (thing: string): string[] =>
  thing.split(/ (?:no|not|nor) /).flatMap((each) => {
    const words = withoutEnds(each.replace(DETERMINERS, ''));
    if (PRONOUN.test(words)) return [''];
    return NO_THING.test(words) || words.split(' ').length > MOST_WORDS ? [] : [words];
  });

/** Returns what a clause refuses; none if it refuses nothing. */
function refusedBy(clause: string): string[] {
  const thing = thingIn(clause);
  return thing === undefined || CHOOSES.test(thing) ? [] : namedBy(thing);
}

/** Matches clauses that state why something is refused. */
const COMPLAINS =
  /\b(?:hate|never|do(?:es)?n['’]?t|do not|does not|can['’]?t|cannot|won['’]?t|allergic|scared|useless|not allowed|headache|(?:gives?|makes?|kills?|will kill) me|bad exp\w*)\b|^(?:had|because|coz|cuz|since) /i;

/** Matches clauses that tell something about a person or a thing and wish for nothing. */
const TELLS =
  /^(?:i|my|he|she|it|its|they|we|the \w+ (?:is|was|gives?|makes?|hurts?))\b(?!.*\b(?:want|need|show|give|looking|like|prefer|take|get|see|only|ok|fine|chahiye|venum|kavali)\b)/i;

/** Matches clauses that limit, ask, or state a purpose: "we have a project". */
const HAS_TO_DO = /\d|\?|\b(?:price|money|budget|limit|cost)\b|\b(?:i|we) (?:also )?(?:have|['’]?ve|play|study|use)\b/i;

/** Matches words that may precede a narrative clause. */
const LEADING = /^(?:(?:hmm+|oh|ah|ugh|well|so|and|but|ok|okay|nah|bro|yaar|actually) )+/i;

/** Matches clauses that describe a state, without a question, a number or a wish: "a blazer in this heat is torture". */
const STATES =
  /^(?!(?:what|which|who|how|where|when|is|are|was|does|do|any|can|will)\b)(?!.*\d)(?!.*\?)(?!.*\b(?:want|need|show|give|looking|prefer|get|ok|fine|good|better|enough|instead|should|chahiye|venum|kavali)\b).+ (?:is|are|r|was|were) (?!there\b|it\b)\S+/i;

/** Returns whether a clause tells something and wishes for nothing. */
export const isStory = (clause: string): boolean => isComplaint(clause) || [COMPLAINS, TELLS, STATES].some((each) => each.test(clause));
/** Returns the clauses of a text. */
export const clausesOf = (typed: string): string[] =>
  typed
    .split(/\s/)
    .filter(Boolean)
    .join(' ')
    .split(CLAUSE)
    .filter((clause) => !/^\W*(?:no\W*)*$/i.test(clause));

/** Removes the narrative clauses from a text: "my fingers would hurt.. a piano". Returns the text unchanged if all clauses are narrative, or none. */
export function withoutStories(typed: string): string {
  const clauses = clausesOf(typed);
  const kept = clauses.filter((clause) => !isStory(clause.replace(LEADING, '')) || HAS_TO_DO.test(clause));
  return kept.length === 0 || kept.length === clauses.length ? typed : kept.join(', ');
}

/** Returns the clauses of a text that may wish for something, if it has other clauses as well. */
export function wishClausesIn(typed: string): string[] {
  const clauses = clausesOf(typed).flatMap((clause) =>
    clause.split(/[,;]| (?:and|but|so) (?=(?:is|are|do|does|can|how|what|which|any|show|give|tell|i|smth|something)\b)/i),
  );
  const said = clauses.map((clause) => clause.trim()).filter((clause) => clause.includes(' '));
  return clauses.length < 2 ? [] : said.filter((clause) => !isStory(clause.replace(LEADING, '')) && refusalIn(clause) === undefined);
}

/** Matches statements of feelings only: "is it full of fuzz, i hate that". */
const EMOTION = /^(?:(?:and|but|coz|because|cuz|really) )*(?:i )?(?:hate|dislike|do not like|don t like|dont like) (?:that|this|it|those|when .*)$/;

/** Matches phrases that abandon everything that was asked for, before something else: "drop it, what is there for football". */
const ABANDONS =
  /^(?:(?:ok|okay|no|nah|hmm|fine|well|oh|actually|bro|yaar) )*(?:drop|forget|leave|scrap|skip|cancel|never ?mind|nvm|chhodo|chodo|rehne do)(?: (?:it|that|this|about (?:it|that)|all (?:that|this)|them))?(?: and)?$/i;

/** Matches the boundary between what is refused and what is wanted instead: "forget watches i need a speaker". */
const INSTEAD = / (?=(?:i|we) (?:just |only |now )?(?:need|want|am looking for|would like) )/i;

/** Returns the clauses of a text. Separates a refusal from the wish in the same clause. */
const refusingClausesOf = (typed: string): string[] =>
  clausesOf(typed).flatMap((clause) => {
    const [refusing, ...wishes] = clause.split(INSTEAD);
    return wishes.length > 0 && refusedBy(writtenOut(normalize(refusing!))).length > 0 ? [refusing!, ...wishes] : [clause];
  });

/** Reads "no bean bags", "net nahi", "no kurta. formal shirt, not pants" clause by clause; undefined for a text that refuses nothing. */
export function refusalIn(typed: string): Refusal | undefined {
  const clauses = refusingClausesOf(typed);
  const read = clauses.map((clause) => {
    const plain = writtenOut(normalize(clause));
    return {
      clause,
      refused: EMOTION.test(plain) || hopesNot(plain) ? [] : refusedBy(plain),
      owned: AMOUNT.test(plain) ? undefined : OWNED.exec(plain)?.slice(1).find(Boolean),
    };
  });
  const isWish = ({ clause, ...each }: (typeof read)[number]) => each.refused.length === 0 && each.owned === undefined && !isStory(clause);
  const refused = read.flatMap((each, at) => (ABANDONS.test(each.clause) && read.slice(at + 1).some(isWish) ? [] : each.refused));
  if (refused.length === 0) return undefined;
  // "Book for C, but I already have Let Us C, so not that."
  const owned = read.flatMap((each) => (each.owned === undefined ? [] : namedBy(each.owned)));
  const named = owned.length > 0 ? [...refused.filter((each) => each !== ''), ...owned] : refused;
  const isReason = ({ clause, ...each }: (typeof read)[number]) =>
    each.refused.length === 0 ? isStory(clause) : each.refused.some(Boolean) && REASON.test(writtenOut(normalize(clause)));
  const first = read.findIndex((each) => each.refused.length > 0);
  return {
    refused: named,
    wishes: read.filter(isWish).map(({ clause }) => clause),
    reasons: read.filter(isReason).map(({ clause }) => clause),
    before: clauses.slice(0, first).join(', '),
  };
}
