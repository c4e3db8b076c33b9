import type { BundleChoicesQuery } from '../../gql/graphql.ts';

/** The most listings of a bundle (docs/api.md). */
export const MOST_LINES = 5;

export type Choice = BundleChoicesQuery['products']['nodes'][number];

/** Whether a viewer can order a listing now. */
export function canOrder({ quantity, availability, reservedFor }: Choice, viewerId: string | undefined): boolean {
  return quantity > 0 && (availability === 'AVAILABLE' || (availability === 'RESERVED' && reservedFor?.id === viewerId));
}

/** The choice with a listing added or taken out; a full one takes no more. */
export function toggled(chosen: readonly string[], id: string): readonly string[] {
  if (chosen.includes(id)) return chosen.filter((each) => each !== id);
  return chosen.length < MOST_LINES ? [...chosen, id] : chosen;
}
