import { useMutation } from '@apollo/client/react';
import { graphql } from '../../../gql/documents.ts';
import { swapTermsInput, type SwapTerms } from './swapTerms.ts';

/** Swap terms of a listing. */
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

/** Returns a function that saves the swap terms of a listing in place of the previous ones. */
export function useSaveSwapTerms() {
  const [set] = useMutation(SetSwapTermsMutation);
  return async (productId: string, terms: SwapTerms) => set({ variables: { input: swapTermsInput(productId, terms) } });
}
