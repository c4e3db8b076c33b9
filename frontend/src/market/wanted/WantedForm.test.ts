import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createWantedPostInput } from '../../gql/forms.ts';
import { blankWanted } from './WantedForm.tsx';

describe('the form of a wanted post', () => {
  it('requires only a title: price, category and condition may stay empty', () => {
    expect(z.parse(createWantedPostInput, { ...blankWanted, title: 'Sundial' })).toEqual({
      title: 'Sundial',
      categoryId: null,
      maxPrice: null,
      condition: null,
      days: 30,
    });
  });

  it.each(['-1', '1000000', '1.234', 'cheap'])('rejects the price %s', (maxPrice) => {
    const { error } = z.safeParse(createWantedPostInput, { ...blankWanted, title: 'Sundial', maxPrice });
    expect(error?.issues.map(({ path }) => path)).toEqual([['maxPrice']]);
  });
});
