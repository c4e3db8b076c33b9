import type { BundleChoicesQuery } from '../../gql/graphql.ts';

/** Maximum number of listings in a bundle (docs/api.md). */
export const MOST_LINES = 5;

export type Choice = BundleChoicesQuery['products']['nodes'][number];

/** Returns whether a viewer can order a listing now. */
export function canOrder({ quantity, availability, reservedFor }: Choice, viewerId: string | undefined): boolean {
  return quantity > 0 && (availability === 'AVAILABLE' || (availability === 'RESERVED' && reservedFor?.id === viewerId));
}

/** Returns the selection with a listing added or removed. Nothing is added to a full selection. */
export function toggled(chosen: readonly string[], id: string): readonly string[] {
  if (chosen.includes(id)) return chosen.filter((each) => each !== id);
  return chosen.length < MOST_LINES ? [...chosen, id] : chosen;
}
