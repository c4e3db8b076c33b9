import { stops } from '../lexicon/function-words.ts';
import { NO_THINGS } from '../lexicon/spoken/requests.ts';

/** An unwanted thing of a search, with the word that excludes it. A listing called "non stick" is no pan without a stick. */
export interface Exclusion {
  /** The words as typed, including the marker. */
  said: string;
  words: string[];
}

/** A folded search without its exclusions. */
interface Wanted {
  text: string;
  exclusions: Exclusion[];
}

/** Markers before the unwanted thing; longer ones first. */
const BEFORE = [
  ['anything', 'other', 'than'],
  ['anything', 'but'],
  ['anything', 'except'],
  ['but', 'nothing'],
  ['and', 'nothing'],
  ['nothing', 'from'],
  ['nothing', 'by'],
  ['nothing', 'on'],
  ['do', 'not', 'want'],
  ['dont', 'want'],
  ['no', 'need', 'of'],
  ['leaving', 'out'],
  ['other', 'than'],
  ['rather', 'than'],
  ['besides'],
  ['minus'],
  ['bina'],
  ['neither'],
  ['nor'],
  ['instead', 'of'],
  ['apart', 'from'],
  ['but', 'not'],
  ['but', 'no'],
  ['except'],
  ['excluding'],
  ['without'],
  ['not'],
  ['non'],
  ['no'],
];
/** Words after which an exclusion continues: "except formals or studs". */
const GOES_ON = new Set(['nor', 'or', 'ya', 'leda', 'alladhu']);
/** Markers after the unwanted thing, in Hindi, Tamil, Telugu and Kannada. */
const BEHIND = [
  ['ke', 'alawa'],
  ['ke', 'bina'],
  ['ke', 'siwa'],
  ['nahi'],
  ['nahin'],
  ['illama'],
  ['illaama'],
  ['illatha'],
  ['vendam'],
  ['vendaam'],
  ['vaddu'],
  ['lekunda'],
  ['kaadu'],
  ['kadu'],
  ['oddu'],
  ['vadhu'],
  ['venda'],
  ['venaam'],
  ['thavira'],
  ['thappa'],
  ['allada'],
  ['bittu'],
  ['ozhike'],
  ['chhodke'],
  ['chhod', 'kar'],
  ['chhod', 'ke'],
  ['ko', 'chhod', 'ke'],
  ['chod', 'ke'],
  ['chod', 'kar'],
  ['chodke'],
  ['ke', 'bagair'],
  ['ke', 'alava'],
  ['kakunda'],
  ['kaakunda'],
  ['beda'],
  ['nako'],
  ['leni'],
  ['lekundaa'],
  ['illamal'],
  ['illaamal'],
  ['illade'],
];
/** Markers that also occur in names: "non stick pan". They exclude nothing if a listing has that name. */
const IN_NAMES = new Set(['non', 'no']);
/** Words between a marker and what it excludes. */
const LINKING = new Set('for a an the any of from with to made only wala wali wale ones one kuda kooda bhi matram di ni nu um dum vi'.split(' '));
/** Words after an exclusion that add no meaning: "not the clip type". */
const KINDS = new Set('type types kind kinds style sort brand brands model version variety wala wali vala'.split(' '));
/** Words that end an exclusion. */
const ENDS = new Set('but only just and or nor under below above please also either too'.split(' '));
const MOST = 2;

const markers: ReadonlySet<string> = new Set([...BEFORE, ...BEHIND].flat());

/** Returns whether a word is an exclusion marker or part of one. */
export const isMarkerWord = (word: string): boolean => markers.has(word);

const beginsAt = (words: readonly string[], at: number, marker: readonly string[]) => marker.every((word, index) => words[at + index] === word);
/** Returns whether names of listings contain a word. */
type IsInNames = (word: string) => boolean;
const isNumber = (word: string | undefined) => word === undefined || /^\d/.test(word);

/** Returns the range of words, from a position on, that a preceding marker excludes: at most two, unless they are already wanted. */
function spanFrom(words: readonly string[], from: number): { from: number; to: number } {
  let start = from;
  while (LINKING.has(words[start] ?? '')) start += 1;
  let to = start;
  const isMarker = (at: number) => [...BEFORE, ...BEHIND].some((marker) => beginsAt(words, at, marker));
  while (
    to < words.length &&
    to < start + MOST &&
    !ENDS.has(words[to]!) &&
    !isMarker(to) &&
    (to === start || !words.slice(0, from).includes(words[to]!))
  )
    to += 1;
  return { from: start, to };
}

interface Found extends Exclusion {
  from: number;
  to: number;
}

/** Returns the exclusion of a marker that begins at a word, or of a word that continues the exclusion directly before it. */
function foundBefore(words: readonly string[], at: number, isInNames: IsInNames, goesOn: boolean): Found | undefined {
  const marker = goesOn && GOES_ON.has(words[at]!) ? [words[at]!] : BEFORE.find((each) => beginsAt(words, at, each));
  if (!marker || (IN_NAMES.has(marker[0]!) && isInNames(marker[0]!)) || isNumber(words[at + marker.length])) return undefined;
  const { from, to } = spanFrom(words, at + marker.length);
  const excluded = words.slice(from, to).filter((word, index) => index === 0 || !KINDS.has(word));
  return from < to ? { said: words.slice(at, from + excluded.length).join(' '), words: excluded, from: at, to } : undefined;
}

function foundBehind(words: readonly string[], at: number): Found | undefined {
  const marker = BEHIND.find((each) => beginsAt(words, at, each));
  let last = at - 1;
  while (LINKING.has(words[last] ?? '')) last -= 1;
  if (!marker || last < 0) return undefined;
  const to = at + marker.length;
  return { said: words.slice(last, to).join(' '), words: [words[last]!], from: last, to };
}

/** Keeps only the first of two words, because the last is the thing itself: in "anything but apple phone", only the maker is unwanted. */
const firstOnly = ({ said, words }: Exclusion): Exclusion => ({
  said: said
    .split(' ')
    .slice(0, 1 - words.length)
    .join(' '),
  words: words.slice(0, 1),
});

/** Rewrites "i have no fan in my room" as a need, except for things that nobody buys. */
const asNeeded = (folded: string): string =>
  folded.replaceAll(/(?<!\S)(i|we) (?:have|got) no (?=(\S+))/g, (said, who: string, what: string) => (NO_THINGS.has(what) ? said : `${who} need `));

/** Reads "phone not apple", "shoes without studs" and "chair nilkamal nahi" in a folded search. Returns it unchanged if nothing else would remain. */
export function readExclusions(folded: string, isInNames: IsInNames): Wanted {
  const exclusions: Exclusion[] = [];
  let words = asNeeded(folded).split(' ');
  let ended = -1;
  for (let at = 0; at < words.length; at += 1) {
    const found = foundBefore(words, at, isInNames, at === ended) ?? foundBehind(words, at);
    if (!found) continue;
    exclusions.push({ said: found.said, words: found.words });
    words = [...words.slice(0, found.from), ...words.slice(found.to)];
    ended = found.from;
    at = found.from - 1;
  }
  const isNothing = words.every((word) => stops.has(word));
  const [only, ...others] = exclusions;
  if (isNothing && only?.words.length === MOST && others.length === 0) return { text: only.words.at(-1)!, exclusions: [firstOnly(only)] };
  return isNothing || exclusions.length === 0 ? { text: folded, exclusions: [] } : { text: words.join(' '), exclusions };
}
