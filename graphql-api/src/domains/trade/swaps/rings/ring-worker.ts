import { parentPort, workerData } from 'node:worker_threads';
import { chooseRings } from './ring-choice.ts';
import { findRings } from './ring-search.ts';
import type { SwapGraph } from './ring.ts';

/* Finds and chooses rings on a thread of its own, so that requests do not wait for it. */

parentPort!.postMessage(await chooseRings(findRings(workerData as SwapGraph)));
