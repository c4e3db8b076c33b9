import { once } from 'node:events';
import { parentPort } from 'node:worker_threads';
import { bestEdges, readEdges } from './best-edges.ts';
import { chooseRings, solver } from './ring-choice.ts';
import type { WrittenGraph } from './ring-finder.ts';
import { findRings } from './ring-search.ts';

/* Finds and chooses rings on a separate thread, so that requests do not wait for it. The solver is loaded while the graph is read. */

const [[{ listings, edges }]] = await Promise.all([once(parentPort!, 'message') as Promise<[WrittenGraph]>, solver()]);
parentPort!.postMessage(await chooseRings(findRings({ listings, edges: bestEdges(readEdges(edges)) })));
