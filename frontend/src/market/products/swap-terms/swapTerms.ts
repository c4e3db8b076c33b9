import * as z from 'zod/mini';
import { setSwapTermsInput } from '../../../gql/forms.ts';
import type { SetSwapTermsInput, SwapTermsFragment } from '../../../gql/graphql.ts';
import { typedNumber } from '../../../lib/format/typedNumber.ts';

/** Typed values of a want. */
export interface Want {
  words: string;
  categoryId: string;
}

export const nothing: Want = { words: '', categoryId: '' };

/** Typed values of the swap terms of a listing. */
export interface SwapTerms {
  openToSwap: boolean;
  wants: readonly Want[];
  topUpMax: string;
  topUpMin: string;
}

/** Terms of a listing that cannot be swapped. */
export const notOpen: SwapTerms = { openToSwap: false, wants: [nothing], topUpMax: '0', topUpMin: '0' };

type Listed = Pick<SwapTermsFragment, 'openToSwap' | 'topUpMax' | 'topUpMin' | 'swapWants'>;

/**
 * Returns the words of a want, followed by its course and ISBN unless the words already contain them. The server reads the course and the ISBN from
 * the words again.
 */
function wordsOf({ words, course, isbn }: Listed['swapWants'][number]): string {
  const named = (words ?? '').replaceAll(/[\s-]/g, '').toUpperCase();
  return [words, course?.code, isbn].filter((part, at) => part && (at === 0 || !named.includes(part))).join(' ');
}

/** Returns the typed values for the swap terms of a listing. */
export const swapTermsOf = ({ openToSwap, topUpMax, topUpMin, swapWants }: Listed): SwapTerms => ({
  openToSwap,
  wants: swapWants.length === 0 ? [nothing] : swapWants.map((want) => ({ words: wordsOf(want), categoryId: want.category?.id ?? '' })),
  topUpMax: typedNumber(topUpMax),
  topUpMin: typedNumber(topUpMin),
});

const amounts = z.pick(setSwapTermsInput, { topUpMax: true, topUpMin: true });

/** Schema of the form value for swap terms. */
export const swapTermsRule = z.custom<SwapTerms>().check(({ value, issues }) => {
  const wrong = value.openToSwap ? amounts.safeParse(value).error?.issues[0] : undefined;
  if (wrong) issues.push({ code: 'custom', message: wrong.message, input: value });
});

const isNamed = ({ words, categoryId }: Want): boolean => words.trim() !== '' || categoryId !== '';

/** Returns the input to send. Empty rows are left out. */
export function swapTermsInput(productId: string, { openToSwap, wants, ...typed }: SwapTerms): SetSwapTermsInput {
  const named = wants.filter(isNamed).map(({ words, categoryId }) => ({ words: words.trim() || null, categoryId: categoryId || null }));
  return openToSwap ? { productId, openToSwap, wants: named, ...amounts.parse(typed) } : { productId, openToSwap, topUpMax: 0, topUpMin: 0 };
}
