/*
 * `npm run walk -- placeOrder` prints the files of the server that one warm request enters, in the order of first entry. A request enters a file if
 * one of its functions is called for the request, between its arrival and its response. Code that runs when a module is loaded does not count, nor do
 * timers and workers.
 */
import { operations, send, type Followed } from './operations.ts';
import { startFromSources, type SourceServer } from './server.ts';

const PORT = 4796;
/** Number of requests before the traced one, so that caches are filled and statements prepared. */
const WARM_UP = 20;

async function follow(server: SourceServer, name: string, request: Followed): Promise<void> {
  for (let n = 0; n < WARM_UP; n += 1) await send(server, await request(server, n));
  const { files } = await send(server, await request(server, WARM_UP), true);
  console.log(`\n${name}: ${files.length} files`);
  for (const [index, file] of files.entries()) console.log(`${String(index + 1).padStart(3)}  ${file}`);
}

const names = process.argv.slice(2);
if (names.length === 0 || names.some((name) => !(name in operations))) {
  console.error(`Name operations to follow: ${Object.keys(operations).join(', ')}`);
  process.exit(1);
}
const server = await startFromSources(PORT);
try {
  for (const name of names) await follow(server, name, operations[name]!);
} finally {
  await server.stop();
}
