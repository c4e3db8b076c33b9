import { useMutation } from '@apollo/client/react';
import { graphql } from '../../../gql/documents.ts';
import { swapTermsInput, type SwapTerms } from './swapTerms.ts';

/** On which terms a listing would be swapped. */
export const SwapTermsFragment = graphql(`
  fragment SwapTerms on Product {
    id: databaseId
    openToSwap
    topUpMax
    topUpMin
    swapWants {
      words
      isbn
      course {
        id: databaseId
        code
      }
      category {
        id: databaseId
        name
      }
    }
  }
`);

const SetSwapTermsMutation = graphql(
  `
    mutation SetSwapTerms($input: SetSwapTermsInput!) {
      setSwapTerms(input: $input) {
        product {
          id: databaseId
          ...SwapTerms
        }
      }
    }
  `,
  SwapTermsFragment,
);

/** Saves on which terms a listing would be swapped, in place of those before. */
export function useSaveSwapTerms() {
  const [set] = useMutation(SetSwapTermsMutation);
  return async (productId: string, terms: SwapTerms) => set({ variables: { input: swapTermsInput(productId, terms) } });
}
