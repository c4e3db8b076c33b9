import { Box } from '@chakra-ui/react';
import { useDeferredValue, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { PriceBandQueryVariables } from '../../../../gql/graphql.ts';
import { looksLikeIsbn } from '../../../courses/form/isbnText.ts';
import type { ProductFormState } from '../productDraft.ts';

/** Variables that select the sales to compare with. */
export type BandSubject = PriceBandQueryVariables;

/** Returns the closest comparison that the values of the form allow: the book, or else the course and category. */
function useSubject({ control }: ProductFormState): BandSubject | undefined {
  const [typed, courseCodes, categoryId, condition] = useWatch({ control, name: ['isbn', 'courseCodes', 'categoryId', 'condition'] });
  const isbn = typed && looksLikeIsbn(typed) ? typed : null;
  const courseCode = courseCodes[0] ?? null;
  if (isbn === null && (courseCode === null || !categoryId)) return undefined;
  return { isbn, courseCode, categoryId: categoryId || null, condition: condition ?? null };
}

/** Price band for the thing in the form. Its line is reserved from the start, so that nothing moves. */
export function BandOfForm({ form, band }: { form: ProductFormState; band: (like: BandSubject) => ReactNode }) {
  const subject = useDeferredValue(JSON.stringify(useSubject(form)));
  return <Box minH="5">{subject && band(JSON.parse(subject) as BandSubject)}</Box>;
}
