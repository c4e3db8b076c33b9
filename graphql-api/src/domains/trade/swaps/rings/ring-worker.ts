import { parentPort, workerData } from 'node:worker_threads';
import { chooseRings } from './ring-choice.ts';
import { findRings } from './ring-search.ts';
import { bestEdges, readEdges } from './best-edges.ts';
import type { WrittenGraph } from './ring-finder.ts';

/* Finds and chooses rings on a thread of its own, so that requests do not wait for it. */

const { listings, edges } = workerData as WrittenGraph;
parentPort!.postMessage(await chooseRings(findRings({ listings, edges: bestEdges(readEdges(edges)) })));
