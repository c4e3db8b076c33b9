import type { Settings } from '../../../platform/settings/settings.ts';
import { reviewTexts } from '../../safety/content-policy/text/review-texts.ts';
import care from './words/care.json' with { type: 'json' };

const distress = care.distress.map((pattern) => new RegExp(pattern, 'u'));
/** Phrases that may refer to a bad day as well as to a serious condition. */
const low = care.low.map((pattern) => new RegExp(pattern, 'u'));
const abuse = care.abuse.map((pattern) => new RegExp(pattern, 'u'));

const helplineText = ({ helpline }: Settings['college']) =>
  `I am sorry that it is so hard now, and I am only a program. Please talk to somebody who can help: **${plainLine(helpline)}**. A friend, your warden or a teacher you trust can help you to call. If you are in danger now, call the emergency number at once.`;

/** Escapes Markdown, because a setting is shown as it is. */
const plainLine = (text: string) => text.replace(/[\\`*_[\]<>|~]/g, '\\$&');

const ABUSE =
  'I only answer questions about this marketplace, and I would like to help with those. Tell me what you look for, or write to the people behind the site on the [contact page](/contact).';

/** Returns whether a text is abusive, by the words listed here or by those of the content policy. */
const isAbusive = (plain: string, text: string): boolean =>
  abuse.some((pattern) => pattern.test(plain)) ||
  reviewTexts({ name: text }).some(({ kind, isDoubtful }) => kind === 'abusive language' && !isDoubtful);

/** Returns whether a normalized text may express low spirits. */
export const feelsLow = (plain: string): boolean => low.some((pattern) => pattern.test(plain));

/** Removes expressions of low spirits from a normalized text. */
export const withoutFeelings = (plain: string): string =>
  low
    .reduce((text, pattern) => text.replace(pattern, ' '), plain)
    .replace(/\s+/g, ' ')
    .trim();

/** Returns the helpline text to add to the answer for somebody who feels low and asks for something else; undefined for any other text. */
export const careBeside = (plain: string, { college }: Pick<Settings, 'college'>): string | undefined =>
  feelsLow(plain) && !distress.some((pattern) => pattern.test(plain))
    ? `And if it is hard just now, somebody listens: **${plainLine(college.helpline)}**.`
    : undefined;

/**
 * Returns the fixed answer to a text, which is also given normalized, of somebody who is not well or who is abusive; undefined for any other text.
 */
export function careAnswer(plain: string, text: string, settings: Pick<Settings, 'college'>): string | undefined {
  if ([...distress, ...low].some((pattern) => pattern.test(plain))) return helplineText(settings.college);
  return isAbusive(plain, text) ? ABUSE : undefined;
}
