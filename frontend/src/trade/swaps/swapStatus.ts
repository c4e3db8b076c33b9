import type { SwapStatus } from '../../gql/graphql.ts';

/** Texts for the state of a swap, for viewers who see all of it. */
export const swapStates: Record<SwapStatus, string> = {
  AGREED: 'Agreed: each has an order for what they get',
  PARTLY_DONE: 'Under way: some of it was handed over, the rest is due',
  DONE: 'Done: everything was handed over',
  CANCELLED: 'Cancelled by one of its people: nothing is due',
};

/** Texts for the state of a swap beside an order that is part of it. */
export const partOfSwap: Record<SwapStatus, string> = {
  AGREED: 'Part of a swap',
  PARTLY_DONE: 'Part of a swap that is under way: the rest is due',
  DONE: 'Part of a swap, all done',
  CANCELLED: 'Part of a swap that was cancelled',
};
