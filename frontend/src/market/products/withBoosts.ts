/** Indexes of boosted listings on the first page of a list, so that at most two are among any eight. */
const PLACES = [0, 4];

/** Listing in a list, and whether it is at its place because it is boosted. */
export interface Placed<Node> {
  node: Node;
  isBoosted: boolean;
}

/** Inserts the boosted listings at their places in a list, each once. The other listings keep their order. */
export function withBoosts<Node extends { id: string }>(nodes: readonly Node[], boosted: readonly Node[] | null | undefined): Placed<Node>[] {
  const placed = (boosted ?? []).slice(0, PLACES.length);
  const ids = new Set(placed.map(({ id }) => id));
  const list: Placed<Node>[] = nodes.filter(({ id }) => !ids.has(id)).map((node) => ({ node, isBoosted: false }));
  placed.forEach((node, at) => list.splice(PLACES[at]!, 0, { node, isBoosted: true }));
  return list;
}
