/* Checks the statements that a test run recorded (`sent.ts`): `node check.ts <file>`. Prints the faulty ones, and fails if there are any. */
import { loadModule } from 'libpg-query';
import { existsSync, readFileSync } from 'node:fs';
import { faultsOf } from './portable.ts';
import type { Line } from './sent.ts';

const [path] = process.argv.slice(2);
// Unit tests send no statements.
const lines = existsSync(path!) ? readFileSync(path!, 'utf8').trimEnd().split('\n') : [];
const texts = new Set<string>();
const mutable = new Set<string>();
for (const line of new Set(lines)) {
  const read = JSON.parse(line) as Line;
  if ('text' in read) texts.add(read.text);
  else read.mutable.forEach((name) => mutable.add(name));
}

await loadModule();
for (const text of texts) {
  const faults = faultsOf(text, mutable);
  if (faults.length === 0) continue;
  process.exitCode = 1;
  console.log(`${faults.join(', ')}:\n${text}\n`);
}
console.log(`${texts.size} statements`);
