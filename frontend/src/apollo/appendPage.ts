interface Page {
  nodes: readonly { id: string }[];
}

/** Appends a page to the pages of a queue. An object that moved to the next page in the meantime is listed once. */
export function appendPage<Known extends Page>(known: Known, next: Known): Known {
  const ids = new Set(known.nodes.map(({ id }) => id));
  return { ...next, nodes: [...known.nodes, ...next.nodes.filter(({ id }) => !ids.has(id))] };
}
