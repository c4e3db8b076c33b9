import { useMutation } from '@apollo/client/react';
import { graphql } from '../../../gql/documents.ts';
import { scheduleInput, type MustGo } from './mustGo.ts';

const SetPriceScheduleMutation = graphql(`
  mutation SetPriceSchedule($input: SetPriceScheduleInput!) {
    setPriceSchedule(input: $input) {
      product {
        id: databaseId
        price
        priceSchedule {
          mustGoBy
          lowestPrice
          atEnd
          nextPrice
          nextFallAt
        }
      }
    }
  }
`);

const ClearPriceScheduleMutation = graphql(`
  mutation ClearPriceSchedule($id: ID!) {
    clearPriceSchedule(input: { productId: $id }) {
      message
      undoToken
      undoUntil
      product {
        id: databaseId
        price
        priceSchedule {
          mustGoBy
          lowestPrice
          atEnd
          nextPrice
          nextFallAt
        }
      }
    }
  }
`);

/** Returns a function that saves a listing's price schedule or removes it. If a schedule is removed, it resolves to the undo token and its expiry. */
export function useSaveSchedule() {
  const [set] = useMutation(SetPriceScheduleMutation);
  const [clear] = useMutation(ClearPriceScheduleMutation);
  return async (productId: string, mustGo: MustGo) => {
    const input = scheduleInput(productId, mustGo);
    if (input === null) return (await clear({ variables: { id: productId } })).data?.clearPriceSchedule;
    await set({ variables: { input } });
    return undefined;
  };
}
