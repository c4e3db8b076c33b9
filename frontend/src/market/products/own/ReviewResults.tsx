import { chakra } from '@chakra-ui/react';
import type { CreateProductMutation, NormsStep } from '../../../gql/graphql.ts';

/** Steps of the review, as the server returns them with the listing. */
export type Review = CreateProductMutation['createProduct']['review'];

/** Labels of what each step looked for. The final verdict needs none, because the listing exists. */
const labels: Record<Exclude<NormsStep, 'VERIFICATION'>, string> = {
  NORMS: 'Prohibited goods and services',
  PICTURE: 'Photos',
  DESCRIPTION: 'Abusive language',
  STANDARDS: 'Contact data in the texts',
};

/** Result of each check of a listing. */
export function ReviewResults({ review }: { review: Review }) {
  return (
    <chakra.ul aria-label="Checks of your listing" mt="2" ps="5" fontSize="sm" color="fg.muted" listStyleType="disc">
      {review.map(
        ({ step, skipped }) =>
          step !== 'VERIFICATION' && (
            <chakra.li key={step}>
              {labels[step]}: {skipped === null ? 'checked, nothing found' : `not checked (${skipped})`}
            </chakra.li>
          ),
      )}
    </chakra.ul>
  );
}
