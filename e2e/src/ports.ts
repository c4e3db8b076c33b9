import { environment } from './settings.ts';

/** Tests that run at the same time. Each has a server of its own. */
export const WORKERS = 2;

const first = Number(environment.E2E_PORT ?? 4790);

/** The ports of the servers, one for each worker. */
export const ports = Array.from({ length: WORKERS }, (_, index) => first + index);

/** The server on a port. */
export const urlOf = (port: number): string => `http://127.0.0.1:${port}`;

/** The server of the worker that asks. Playwright numbers the workers that run at the same time; its main process has no number. */
export const ownUrl = urlOf(ports[Number(environment.TEST_PARALLEL_INDEX ?? 0)]!);
