import type { Settings } from '../../../platform/settings/settings.ts';
import { reviewTexts } from '../../safety/content-policy/text/review-texts.ts';
import care from './words/care.json' with { type: 'json' };

const distress = care.distress.map((pattern) => new RegExp(pattern, 'u'));
/** What may be meant of a day as well as of a life. */
const low = care.low.map((pattern) => new RegExp(pattern, 'u'));
const abuse = care.abuse.map((pattern) => new RegExp(pattern, 'u'));

const helplineText = ({ helpline }: Settings['college']) =>
  `I am sorry that it is so hard now, and I am only a program. Please talk to somebody who can help: **${plainLine(helpline)}**. A friend, your warden or a teacher you trust can help you to call. If you are in danger now, call the emergency number at once.`;

/** A setting is shown as it is, and is no Markdown. */
const plainLine = (text: string) => text.replace(/[\\`*_[\]<>|~]/g, '\\$&');

const ABUSE =
  'I only answer questions about this marketplace, and I would like to help with those. Tell me what you look for, or write to the people behind the site on the [contact page](/contact).';

/** Whether a text abuses somebody, by the words for it here or by those of the content policy. */
const isAbusive = (plain: string, text: string): boolean =>
  abuse.some((pattern) => pattern.test(plain)) ||
  reviewTexts({ name: text }).some(({ kind, isDoubtful }) => kind === 'abusive language' && !isDoubtful);

/** Whether a normalized text may say that somebody feels low. */
export const feelsLow = (plain: string): boolean => low.some((pattern) => pattern.test(plain));

/** A normalized text without what says that somebody feels low. */
export const withoutFeelings = (plain: string): string =>
  low
    .reduce((text, pattern) => text.replace(pattern, ' '), plain)
    .replace(/\s+/g, ' ')
    .trim();

/** The helpline beside the answer to somebody who feels low and asks for something else; undefined for any other text. */
export const careBeside = (plain: string, { college }: Pick<Settings, 'college'>): string | undefined =>
  feelsLow(plain) && !distress.some((pattern) => pattern.test(plain))
    ? `And if it is hard just now, somebody listens: **${plainLine(college.helpline)}**.`
    : undefined;

/** The fixed answer to a text, also given normalized, of somebody who is not well, or who is abusive; undefined for any other. */
export function careAnswer(plain: string, text: string, settings: Pick<Settings, 'college'>): string | undefined {
  if ([...distress, ...low].some((pattern) => pattern.test(plain))) return helplineText(settings.college);
  return isAbusive(plain, text) ? ABUSE : undefined;
}
