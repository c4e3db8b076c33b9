import { Box } from '@chakra-ui/react';
import { useDeferredValue, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { PriceBandQueryVariables } from '../../../../gql/graphql.ts';
import { looksLikeIsbn } from '../../../courses/form/isbnText.ts';
import type { ProductFormState } from '../productDraft.ts';

/** What sales are compared by. */
export type BandSubject = PriceBandQueryVariables;

/** The closest comparison that the values of the form allow: the book, else the name, or the course, in the category. */
function useSubject({ control }: ProductFormState): BandSubject | undefined {
  const [typed, courseCodes, categoryId, condition] = useWatch({ control, name: ['isbn', 'courseCodes', 'categoryId', 'condition'] });
  const isbn = typed && looksLikeIsbn(typed) ? typed : null;
  const courseCode = courseCodes[0] ?? null;
  if (isbn === null && (courseCode === null || !categoryId)) return undefined;
  return { isbn, courseCode, categoryId: categoryId || null, condition: condition ?? null };
}

/** What the thing in the form was sold for. Its line is there from the start, so that nothing moves. */
export function BandOfForm({ form, band }: { form: ProductFormState; band: (like: BandSubject) => ReactNode }) {
  const subject = useDeferredValue(JSON.stringify(useSubject(form)));
  return <Box minH="5">{subject && band(JSON.parse(subject) as BandSubject)}</Box>;
}
