/** How people type on phones, and the words that they mean. */
const SHORT: Record<string, string> = {
  u: 'you',
  ur: 'your',
  hav: 'have',
  hv: 'have',
  r: 'are',
  pls: 'please',
  plz: 'please',
  plzz: 'please',
  wat: 'what',
  wt: 'what',
  wht: 'what',
  hw: 'how',
  gimme: 'give me',
  wanna: 'want to',
  gonna: 'going to',
  dis: 'this',
  dat: 'that',
  n: 'and',
  whr: 'where',
  abt: 'about',
  der: 'there',
  ther: 'there',
  thr: 'there',
  avl: 'available',
  avlbl: 'available',
  chahie: 'chahiye',
  chaiye: 'chahiye',
  msg: 'message',
};

/** Words with which an answer to another begins, and what says that the speaker thinks again; none of them asks for anything. */
const LEADING = new Set(
  `ok okay okk k kk fine alright hmm hmmm hm oh ohh ah aah um umm acha accha achha theek thik arre are bas wait actually sorry well so hey hi hello then instead rather please bro bhai yaar
  sir madam anyway nvm leave forget never mind it that chodo choro rehne do nahi nahin no nah nope na yes ya yeah yep haan han no`.split(/\s+/),
);
/** What is said of the last answer: that it was too much. */
const OPINION = new Set(
  `too very bit little much so big small large heavy costly expensive mehnga mehenga bada chota old far bad ugly this that is its it looks look seems not good nice great cool wow lol haha interesting
  quite really a the`.split(/\s+/),
);
/** What is taken from the end. */
const TRAILING = new Set(['then', 'instead', 'please', 'bro', 'bhai', 'yaar', 'rather', 'na', 'ji', 'sir', 'thanks']);
/** After these, "no" refuses what was shown, and the wish follows. */
const WISHES = new Set('i we a an the show give want need do is any some what get find kya koi mujhe'.split(' '));

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);
const bare = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** Whether a part of a text only answers or judges what was said before. */
function isEmptyPart(part: string): boolean {
  const words = wordsOf(part).map(bare).filter(Boolean);
  if (words.length === 0) return true;
  return (
    words.every((word) => LEADING.has(word)) ||
    (words.every((word) => LEADING.has(word) || OPINION.has(word)) && words.some((word) => OPINION.has(word) && word !== 'the' && word !== 'a'))
  );
}

/** With one word more they greet: "hey there". */
const GREETINGS = new Set(['hi', 'hey', 'hello']);
/** Words that lead in only when nothing depends on them: "do you have" begins a question. */
const DEPENDENT = new Set(['it', 'that', 'do', 'are', 'never']);

/** Whether the first of two words only leads in. "No apples" keeps its "no", "no I want a fan" loses it. */
function leadsIn(first: string, second: string): boolean {
  if (first === 'no') return WISHES.has(second) || LEADING.has(second);
  return LEADING.has(first) && !DEPENDENT.has(first);
}

/** A part without the words that only lead in or out. */
function withoutLead(part: string): string {
  const words = wordsOf(part);
  while (words.length > (GREETINGS.has(bare(words[0]!)) ? 2 : 1) && leadsIn(bare(words[0]!), bare(words[1]!))) words.shift();
  while (words.length > 1 && TRAILING.has(bare(words.at(-1)!))) words.pop();
  return words.join(' ');
}

/**
 * What somebody asks, without what only answers or judges the last words: "actually no, a cooler" asks for a cooler, "hmm too big, clip fan then" for a
 * clip fan. Words as phones shorten them are written out. A text that holds nothing else stays as it is.
 */
export function spoken(text: string): string {
  const parts = text.split(/[.,;!?](?=\s|$)|\n/);
  const asking = parts.filter((part) => !isEmptyPart(part)).map(withoutLead);
  const said = asking.length > 0 ? asking.join(', ') : text;
  return wordsOf(said)
    .map((word) => SHORT[word.toLowerCase()] ?? word)
    .join(' ');
}
