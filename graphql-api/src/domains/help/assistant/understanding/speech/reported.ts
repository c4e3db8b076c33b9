/** Matches the speaker's name before the speech: "Meera: …", "anu again, …", "now it's Rahul using her phone, …". */
const SPEAKER =
  /^(?:(?:ok|so|and) )?(?:(?:now )?(?:it['’]?s |it is |this is |i am |i['’]?m )?(?:\w+ )?\w+ (?:here|again|back|speaking|typing|talking)(?: now)?(?:[:,.-]+| -)|(?:now )?(?:it['’]?s|it is|this is) \w+ (?:using|on|with) (?:her|his|their|my) \w+[,:.]) (?=\S)/i;
/** Matches a word before a colon, which may be a name or a thing: "badminton: rackets". */
const LABEL = /^(\w{1,14}): (?=\S)/;

/** Matches introductions of a reported question: "she is asking whether it folds", "I want to know if it comes with a charger". */
const REPORTS =
  /^(?:(?:and|now|so|but|also|ok|okay) )*(?:(?:please )?tell me |(?:my |his |her |our |the )?(?:\w+ )?\w+ (?:(?:also|just) )?(?:wants? to know|wanted to know|want to ask|wants to ask|would like to know|is (?:also )?asking|asks|asked|(?:is )?wonder(?:s|ing)?)(?: me)? (?:also )?)(?=(?:(?:if|whether|that) (?:it|the|this|that|these|those|they|he|she|i|we|there)|what|which|how|is|are|was|were|does|do|did|has|have|can|could|will|would|who|when|where|why|any|price|size|colou?r)\b)(?:(?:if|whether|that) )?/i;
/** Matches the person who asks, after the question. */
const REPORTS_BEHIND = / (?:\w+ )?\w+ is (?:also )?asking[.?! ]*$/i;

/** Matches courtesies that ask nothing. */
const COURTESY =
  /^(?:(?:hello|hi|hey|ok|okay),? )?(?:excuse me|(?:i am |i['’]?m )?sorry (?:to|for) (?:disturb|bother)\w*(?: you)?(?: again)?|dear (?:assistant|sir|madam|bot)|(?:sorry,? )?(?:just )?one (?:last|more) (?:question|doubt)|may i (?:also )?ask)[,.:;!?]+ |,? if i may(?: ask)?\b|(?<=[.!?] )(?:can|could|would|will) (?:you|u) (?:please |pls |kindly )?help(?: me)?(?: out)?(?: please| pls)?[?.! ]*$/gi;

/** Returns the word before a colon, which may name the speaker; undefined for a text without one. */
export const labelOf = (text: string): string | undefined => LABEL.exec(text)?.[1];

/** Returns the text without the word before its colon. */
export const withoutLabel = (text: string): string => text.replace(LABEL, '');

/** Returns the question without the person who asks it. */
export function withoutReporter(text: string): string {
  const said = text.replace(COURTESY, '').replace(SPEAKER, '').replace(REPORTS, '').replace(REPORTS_BEHIND, '');
  return said.trim() === '' ? text : said;
}
