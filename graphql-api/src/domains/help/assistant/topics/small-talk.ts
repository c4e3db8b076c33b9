import { helpTopics } from './help.ts';

/** How people thank and greet, with whom they talk to: "thanks bro", "hii", "nandri pa". */
const TALK: [said: RegExp, asks: string][] = [
  [
    /^(?:(?:ok|okay|great|nice|cool|super|badhiya|sare|seri|sari|lol|perfect|got it) )*(?:thanks?|thank you|thankyou|thanku|tq|tysm|dhanyavaad|dhanyavad|shukriya|nandri|dhanyavadalu)(?: (?:a lot|so much|bro|bhai|da|ra|pa|andi|anna|yaar|man|dude|ji|macha|machan|much))*$/,
    'thanks',
  ],
  [/^(?:h+i+|he+y+|hello+|hlo+|yo+|namaste|namaskaram|vanakkam)(?: (?:bro|bhai|da|ra|pa|andi|anna|yaar|there|all|ji|macha|machan))*$/, 'hello'],
];

/** The answer to thanks and greetings; undefined for anything else. */
export function smallTalk(plain: string): string | undefined {
  const said = TALK.find(([pattern]) => pattern.test(plain))?.[1];
  return said && helpTopics.find(({ asks }) => asks.test(said))?.answer;
}
