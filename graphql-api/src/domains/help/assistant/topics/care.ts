import type { Ctx } from '../../../../platform/context.ts';
import { reviewTexts } from '../../../safety/content-policy/text/review-texts.ts';

/** How people say that they are in distress, in English and Hindi. */
const DISTRESS =
  /\b(?:depress(?:ed|ion)|suicid(?:e|al)(?! squad)|kill(?:ing)? myself|want(?:ed)? to die|wanna die|end (?:my|it all|this) ?(?:life)?$|end my life|self harm|hurt(?:ing)? myself|cut(?:ting)? myself|no (?:reason|point) (?:to|in) liv(?:e|ing)|can ?not go on|cant go on|panic attacks?|feel(?:ing)? (?:so |very |really |too )*(?:low|alone|lonely|hopeless|worthless|empty|sad|broken|lost|numb|anxious|unsafe)|(?:i am|im|i m) (?:so |very |really |too )*(?:hopeless|lonely|worthless|broken|scared)|nobody (?:loves|cares|likes) (?:me|about me)|hate my(?:self| life)|marna (?:chahta|chahti)|mar ja(?:na|unga|ungi|u)|jeena nahi|jine ka man|zindagi khatam|akela(?:pan)? (?:feel|lag|mehsoos)|(?:i am|im) being (?:ragged|bullied|harassed)|ragging (?:me|ho)|harass(?:ed|ing) me)\b/;

/** Insults that are no abuse by the norms, said to the assistant. */
const INSULT =
  /\b(?:(?:you|u|tu|tum|bot|assistant)\b.*\b(?:stupid|idiot|idiotic|dumb|useless|fool|foolish|moron|trash|garbage|pathetic|suck|sucks|bewakoof|bewkuf|gadha|gadhe|pagal|bakwas|bekar|ullu|nalayak)|shut up|(?:stupid|dumb|useless|idiot) (?:bot|assistant|thing|machine|ai)|hate you|get lost|go to hell)\b/;

/** The answer to distress: whom to talk to, before all else. Undefined for other questions. */
function distressAnswer({ infra }: Ctx, plain: string): string | undefined {
  if (!DISTRESS.test(plain)) return undefined;
  return `I am sorry that you feel like this. I am only the assistant of a marketplace, so please talk to a person now: **${infra.settings.helpline}**. A friend, your proctor or the college's counsellor can help too. In danger, call the emergency number.`;
}

/** The answer to abuse, always the same; undefined for other questions. */
function abuseAnswer(text: string, plain: string): string | undefined {
  const isAbuse = INSULT.test(plain) || reviewTexts({ name: text }).some(({ kind, isDoubtful }) => kind === 'abusive language' && !isDoubtful);
  return isAbuse ? 'Let us stay friendly. Ask me what is on sale, what something costs, or how to order and sell, and I will do my best.' : undefined;
}

/** Answers that come before all others and that no language model words: to distress, and to abuse. */
export const careAnswer = (ctx: Ctx, text: string, plain: string): string | undefined => distressAnswer(ctx, plain) ?? abuseAnswer(text, plain);
