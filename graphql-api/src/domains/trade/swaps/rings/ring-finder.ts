import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Ring, SwapListing } from './ring.ts';

/** The memory of the thread, in MB; what the solver takes comes on top of it. */
const MOST_MEMORY_MB = 200;

/** Who would swap what for what, with the edges as `readEdges` reads them. */
export interface WrittenGraph {
  listings: readonly SwapListing[];
  edges: string;
}

/**
 * The rings to propose in a graph, found and chosen on a thread of its own, which starts while the graph is read and ends with the rings. Rejects where the
 * graph cannot be read or the thread fails.
 */
export async function ringsToPropose(graph: Promise<WrittenGraph>): Promise<Ring[]> {
  const entry = join(import.meta.dirname, import.meta.filename.endsWith('.ts') ? 'ring-worker.ts' : 'ring-worker.js');
  const worker = new Worker(entry, { resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB } });
  const rings = new Promise<Ring[]>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the thread that looks for rings ended with ${code}`)));
  });
  // Nobody waits for them where the graph cannot be read.
  rings.catch(() => undefined);
  try {
    worker.postMessage(await graph);
    return await rings;
  } finally {
    await worker.terminate();
  }
}
