interface Page {
  nodes: readonly { id: string }[];
}

/** The pages of a queue as one list. An object that moved to the next page meanwhile is listed once. */
export function appendPage<Known extends Page>(known: Known, next: Known): Known {
  const ids = new Set(known.nodes.map(({ id }) => id));
  return { ...next, nodes: [...known.nodes, ...next.nodes.filter(({ id }) => !ids.has(id))] };
}
