import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Ring, SwapListing } from './ring.ts';

/** Memory limit of the thread in MB. The memory of the solver is not included. */
const MOST_MEMORY_MB = 200;

/** The swap graph, with its edges as text for `readEdges`. */
export interface WrittenGraph {
  listings: readonly SwapListing[];
  edges: string;
}

/**
 * Returns the rings to propose in a graph. They are found and chosen on a separate thread, which starts while the graph is read and ends with the
 * rings. Rejects if the graph cannot be read or the thread fails.
 */
export async function ringsToPropose(graph: Promise<WrittenGraph>): Promise<Ring[]> {
  const entry = join(import.meta.dirname, import.meta.filename.endsWith('.ts') ? 'ring-worker.ts' : 'ring-worker.js');
  const worker = new Worker(entry, { resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB } });
  const rings = new Promise<Ring[]>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the thread that looks for rings ended with ${code}`)));
  });
  // If the graph cannot be read, nobody awaits this promise.
  rings.catch(() => undefined);
  try {
    worker.postMessage(await graph);
    return await rings;
  } finally {
    await worker.terminate();
  }
}
