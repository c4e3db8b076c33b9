import { helpTopics } from './help.ts';

/** Phrases for thanks and greetings, including the form of address: "thanks bro", "hii", "nandri pa". */
const TALK: [said: RegExp, asks: string][] = [
  [
    /^(?:(?:ok|okay|great|nice|cool|super|badhiya|sare|seri|sari|lol|perfect|got it) )*(?:thanks?|thank you|thankyou|thanku|tq|tysm|dhanyavaad|dhanyavad|shukriya|nandri|dhanyavadalu)(?: (?:a lot|so much|bro|bhai|da|ra|pa|andi|anna|yaar|man|dude|ji|macha|machan|much))*$/,
    'thanks',
  ],
  // "Thanks yaar, you are the only one who helps me today".
  [
    /^(?:(?:ok|okay|great|nice|cool|aww+|lol|perfect) )*(?:thanks?|thank you|thanku|tq)(?! .*\b(?:but|need|want|show|how|what|where|any|can|could|also|and|is (?:there|it|that)|are (?:they|there)|price)\b)(?: \S+){0,12}$/,
    'thanks',
  ],
  [
    /^(?:(?:ok|okay|fine|great|cool|alright|then|so|well|no|thats?|that is|it|is|all|enough|done|for|now|today|will|come|back|later|thanks|thank you|good|bro|yaar|da) )*(?:bye+|bye bye|tata|see you|see ya|cya|good ?night|gn)(?: (?:bro|yaar|da|then|later|soon|guys))*$/,
    'bye',
  ],
  [/^(?:h+i+|he+y+|hello+|hlo+|yo+|namaste|namaskaram|vanakkam)(?: (?:bro|bhai|da|ra|pa|andi|anna|yaar|there|all|ji|macha|machan))*$/, 'hello'],
];

/** Returns the answer to thanks and greetings; undefined for anything else. */
export function smallTalk(plain: string): string | undefined {
  const said = TALK.find(([pattern]) => pattern.test(plain))?.[1];
  return said && helpTopics.find(({ asks }) => asks.test(said))?.answer;
}
