import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startPostgres } from '../../graphql-api/test/postgres-server.mjs';
import { measureAssistant } from './assistant.ts';
import { assertEqual, at, measure, type Round } from './compare.ts';
import { deliveryRows } from './delivery.ts';
import { fill, sessionOf } from './fill.ts';
import { startProduct } from './product.ts';
import { deliveryHeader, growthHeader, growthRows, header, rowsOf, type Measures } from './report.ts';
import { measureScreens } from './screens.ts';
import { limitServer, plainServer, postgraphileServer, productServer, type Target } from './servers.ts';
import { works } from './work.ts';

const PORTS = { screens: 4791, product: 4792, limit: 4793, postgraphile: 4794, plain: 4795 };
/** What is measured besides the works. */
const [SCREENS, DELIVERY, ASSISTANT] = ['screens', 'delivery', 'assistant'] as const;
/** Names of what to measure, from the command line; everything when it has none. */
const chosen = process.argv[3]?.split(',');
const wanted = (name: string) => !chosen || chosen.includes(name);
const spoken = (times: number[]) => {
  const sorted = times.toSorted((a, b) => a - b);
  return `median ${+at(sorted, 0.5).toFixed(1)} ms, p95 ${+at(sorted, 0.95).toFixed(1)} ms`;
};

/** Chat from one screen to the other, on the embedded database with demo data. */
async function screens(): Promise<string> {
  const product = await startProduct(PORTS.screens);
  try {
    return `Chat, from Enter to the other screen, 50 messages: ${spoken(await measureScreens(product))}.`;
  } finally {
    await product.stop();
  }
}

interface Measured {
  measures: Measures;
  rows: string[];
  delivery: string[];
  notes: string[];
}

/** The product against the others, on the same PostgreSQL server and data, in turns. */
async function servers(scale: number): Promise<Measured> {
  const postgres = await startPostgres();
  const dataDir = mkdtempSync(join(tmpdir(), 'campuscart-bench-'));
  const tokens = { admin: 'bench-session-of-user-1', buyer: 'bench-session-of-user-2', seller: 'bench-session-of-user-3' };
  const product = await productServer(postgres.url, PORTS.product, dataDir, tokens);
  const others: Target[] = [];
  try {
    await fill(postgres.url, scale);
    for (const user of [1, 2, 3]) await sessionOf(postgres.url, user);
    const limit = await limitServer(postgres.url, PORTS.limit);
    others.push(limit, await postgraphileServer(postgres.url, PORTS.postgraphile), await plainServer(postgres.url, PORTS.plain));
    const targets = [limit, product, ...others.slice(1)];
    const api = { url: product.url.replace('/graphql', ''), stop: async () => undefined };
    const measures = new Map<string, Map<string, Round[]>>();
    const rows: string[] = [];
    for (const work of works.filter(({ name }) => wanted(name))) {
      await assertEqual(targets, work);
      const rounds = await measure(targets, work, postgres.pid);
      measures.set(work.name, rounds);
      rows.push(...rowsOf(scale, work.name, rounds));
      console.log(rows.slice(-targets.length).join('\n'));
    }
    const delivery = wanted(DELIVERY) ? await deliveryRows(targets, scale) : [];
    console.log(delivery.join('\n'));
    const notes = wanted(ASSISTANT) ? [`Assistant at ×${scale}, 300 questions: ${spoken(await measureAssistant(api))}.`] : [];
    return { measures, rows, delivery, notes };
  } finally {
    for (const other of others) await other.stop();
    await product.stop();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const scales = (process.argv[2] ?? '1').split(',').map(Number);
const notes: string[] = wanted(SCREENS) ? [await screens()] : [];
const rows: string[] = [];
const delivery: string[] = [];
const sizes: Measures[] = [];
for (const scale of scales) {
  const result = await servers(scale);
  sizes.push(result.measures);
  rows.push(...result.rows);
  delivery.push(...result.delivery);
  notes.push(...result.notes);
}
const growth = sizes.length > 1 ? growthRows(sizes[0]!, sizes.at(-1)!) : [];
const machine = `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpus()[0]!.model.trim()}), Node.js ${process.version}, PostgreSQL from npm on the same machine.`;
const table = [
  machine,
  '',
  ...notes.flatMap((note) => [note, '']),
  ...header,
  ...rows,
  '',
  'A message to a subscriber:',
  '',
  ...deliveryHeader,
  ...delivery,
  '',
  ...(growth.length > 0 ? [`From ×${scales[0]} to ×${scales.at(-1)}, times:`, '', ...growthHeader, ...growth, ''] : []),
].join('\n');
writeFileSync(resolve(import.meta.dirname, '../../.cache/bench.md'), table);
console.log(`\n${table}\nWritten to .cache/bench.md`);
