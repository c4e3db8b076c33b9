/** Returns the sets of nodes that reach each other, by Tarjan's algorithm. An edge is `[from, to]`. */
export function cyclesOf(edges) {
  const next = new Map();
  for (const [from, to] of edges) {
    next.set(from, (next.get(from) ?? new Set()).add(to));
    if (!next.has(to)) next.set(to, new Set());
  }
  const [index, low, stack, cycles] = [new Map(), new Map(), [], []];
  const visit = (node) => {
    index.set(node, index.size);
    low.set(node, index.get(node));
    stack.push(node);
    for (const to of next.get(node)) {
      if (!index.has(to)) visit(to);
      if (stack.includes(to)) low.set(node, Math.min(low.get(node), low.get(to)));
    }
    if (low.get(node) !== index.get(node)) return;
    const cycle = stack.splice(stack.indexOf(node));
    if (cycle.length > 1) cycles.push(cycle.sort());
  };
  for (const node of next.keys()) if (!index.has(node)) visit(node);
  return cycles;
}

/** Returns the imports within a cycle of the nodes that `nodeOf` returns. */
export function importsInCycles(imports, nodeOf) {
  const nodes = imports.map((each) => nodeOf(each));
  const cycles = cyclesOf(nodes);
  const cycleOf = new Map(cycles.flatMap((cycle) => cycle.map((node) => [node, cycle])));
  const inside = imports.flatMap((each, at) => {
    const [from, to] = nodes[at];
    const cycle = cycleOf.get(from);
    return from !== to && cycle?.includes(to) ? [{ ...each, cycle }] : [];
  });
  return { cycles, inside };
}
