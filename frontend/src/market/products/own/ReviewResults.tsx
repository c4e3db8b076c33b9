import { chakra } from '@chakra-ui/react';
import type { CreateProductMutation, NormsStep } from '../../../gql/graphql.ts';

/** The steps of the review, as the server returns them with the listing. */
export type Review = CreateProductMutation['createProduct']['review'];

/** What each step looked for; the verdict is that the listing is there. */
const labels: Record<Exclude<NormsStep, 'VERIFICATION'>, string> = {
  NORMS: 'Prohibited goods and services',
  PICTURE: 'Photos',
  DESCRIPTION: 'Abusive language',
  STANDARDS: 'Contact data in the texts',
};

/** How each check of a listing ended. */
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
