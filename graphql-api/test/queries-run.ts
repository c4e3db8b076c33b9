/*
 * Records which functions of `*.queries.ts` files run on the PostgreSQL server of this run, with one line per test file, in the file named in
 * QUERIES_RUN. These functions contain the product's statements, and each must run on the production database.
 */
import { appendFileSync } from 'node:fs';
import { Session, type Profiler } from 'node:inspector';
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect } from 'vitest';
import { environment } from './settings.ts';

const root = resolve(import.meta.dirname, '..');
const shared = globalThis as { campuscartProfiler?: Session };

function profiler(): Session {
  if (shared.campuscartProfiler) return shared.campuscartProfiler;
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  return (shared.campuscartProfiler = session);
}

/** Returns the functions by file, and whether each has run since the last call. */
function functionsSince(session: Session): Record<string, Record<string, boolean>> {
  let scripts: Profiler.ScriptCoverage[] = [];
  session.post('Profiler.takePreciseCoverage', (_error, found) => (scripts = found.result));
  const files: Record<string, Record<string, boolean>> = {};
  for (const { url, functions } of scripts.filter((script) => script.url.endsWith('.queries.ts'))) {
    const path = relative(root, url.startsWith('file:') ? fileURLToPath(url) : url);
    files[path] = Object.fromEntries(
      functions.filter(({ functionName }) => functionName).map(({ functionName, ranges }) => [functionName, ranges[0]!.count > 0]),
    );
  }
  return files;
}

const path = environment.QUERIES_RUN;
if (path) {
  const session = profiler();
  const [cpu, start] = [process.cpuUsage(), Date.now()];
  afterAll(() => {
    const { user, system } = process.cpuUsage(cpu);
    const line = {
      file: relative(root, expect.getState().testPath!),
      cpu: (user + system) / 1000,
      wall: Date.now() - start,
      functions: functionsSince(session),
    };
    appendFileSync(path, `${JSON.stringify(line)}\n`);
  });
}
