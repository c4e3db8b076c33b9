import type { Ctx } from '../../../platform/context.ts';
import { namedParts } from '../../market/search/search.service.ts';
import type { Answer } from './answers.ts';
import { plainText } from './understanding/wording.ts';

const BETWEEN = /[,;&+]| (?:and also|and|also|aur|plus|mattrum|mariyu|ani|as well as) /i;
const MOST = 3;
const ALSO = /^(?:and|also|aur|plus|then) /i;

/** The wishes of a question that has several, as they were typed; none where it has one. */
export async function wishesIn(ctx: Ctx, text: string, isHelp: (part: string) => boolean): Promise<string[]> {
  const parts = text
    .split(/\s/)
    .filter(Boolean)
    .join(' ')
    .split(BETWEEN)
    .map((part) => part.trim().replace(ALSO, ''))
    .filter(Boolean);
  if (parts.length < 2 || parts.length > MOST) return [];
  for (const part of parts) if (!isHelp(part) && !(await namedParts(ctx, part)).some(({ isThing }) => isThing)) return [];
  return parts;
}

/** One answer for several wishes, each under its words. */
export function answerOfAll(wishes: readonly string[], answers: readonly Answer[]): Answer {
  const shown = answers.flatMap(({ asked }) => asked?.shown ?? []);
  const last = answers.findLast(({ asked }) => asked)?.asked;
  return {
    text: answers.map(({ text }, index) => `**${plainText(wishes[index]!)}**\n\n${text}`).join('\n\n'),
    productIds: [...new Set(answers.flatMap(({ productIds }) => productIds))],
    ...(last ? { asked: { ...last, shown } } : {}),
  };
}
