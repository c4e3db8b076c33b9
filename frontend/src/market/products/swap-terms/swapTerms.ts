import * as z from 'zod/mini';
import { setSwapTermsInput } from '../../../gql/forms.ts';
import type { SetSwapTermsInput, SwapTermsFragment } from '../../../gql/graphql.ts';
import { typedNumber } from '../../../lib/format/typedNumber.ts';

/** What would be taken for a listing, as it is typed. */
export interface Want {
  words: string;
  categoryId: string;
}

export const nothing: Want = { words: '', categoryId: '' };

/** On which terms a listing would be swapped, as they are typed. */
export interface SwapTerms {
  openToSwap: boolean;
  wants: readonly Want[];
  topUpMax: string;
  topUpMin: string;
}

/** The terms of a listing that nobody would swap. */
export const notOpen: SwapTerms = { openToSwap: false, wants: [nothing], topUpMax: '0', topUpMin: '0' };

type Listed = Pick<SwapTermsFragment, 'openToSwap' | 'topUpMax' | 'topUpMin' | 'swapWants'>;

/** The words, with the course and the ISBN that they do not name. Read as words, both mean the same again. */
function wordsOf({ words, course, isbn }: Listed['swapWants'][number]): string {
  const named = (words ?? '').replaceAll(/[\s-]/g, '').toUpperCase();
  return [words, course?.code, isbn].filter((part, at) => part && (at === 0 || !named.includes(part))).join(' ');
}

/** The terms of a listing as they are typed. */
export const swapTermsOf = ({ openToSwap, topUpMax, topUpMin, swapWants }: Listed): SwapTerms => ({
  openToSwap,
  wants: swapWants.length === 0 ? [nothing] : swapWants.map((want) => ({ words: wordsOf(want), categoryId: want.category?.id ?? '' })),
  topUpMax: typedNumber(topUpMax),
  topUpMin: typedNumber(topUpMin),
});

const amounts = z.pick(setSwapTermsInput, { topUpMax: true, topUpMin: true });

/** The value of a form that says on which terms a listing would be swapped. */
export const swapTermsRule = z.custom<SwapTerms>().check(({ value, issues }) => {
  const wrong = value.openToSwap ? amounts.safeParse(value).error?.issues[0] : undefined;
  if (wrong) issues.push({ code: 'custom', message: wrong.message, input: value });
});

const isNamed = ({ words, categoryId }: Want): boolean => words.trim() !== '' || categoryId !== '';

/** What is sent: rows that name nothing are left out. */
export function swapTermsInput(productId: string, { openToSwap, wants, ...typed }: SwapTerms): SetSwapTermsInput {
  const named = wants.filter(isNamed).map(({ words, categoryId }) => ({ words: words.trim() || null, categoryId: categoryId || null }));
  return openToSwap ? { productId, openToSwap, wants: named, ...amounts.parse(typed) } : { productId, openToSwap, topUpMax: 0, topUpMin: 0 };
}
