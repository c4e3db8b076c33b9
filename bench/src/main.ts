import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { measureAssistant } from './assistant.ts';
import { assertEqual, at, measure } from './compare.ts';
import { deliveryRows } from './delivery.ts';
import { growthRows } from './growth.ts';
import { startProduct } from './product.ts';
import { deliveryHeader, growthHeader, header, rowsOf } from './report.ts';
import { measureScreens } from './screens.ts';
import { idiomaticServer, postgraphileServer, type Target } from './servers.ts';
import { openShop } from './shop.ts';
import { works } from './work.ts';

/** The shop takes the one after its own too. */
const PORTS = { screens: 4791, shop: 4792, postgraphile: 4794, idiomatic: 4795 };
/** What is measured besides the works. */
const [SCREENS, DELIVERY, ASSISTANT, GROWTH] = ['screens', 'delivery', 'assistant', 'growth'] as const;
/** Names of what to measure, from the command line; everything when it has none. */
const chosen = process.argv[3]?.split(',');
const wanted = (name: string) => !chosen || chosen.includes(name);
const formatTimes = (times: number[]) => {
  const sorted = times.toSorted((a, b) => a - b);
  return `median ${+at(sorted, 0.5).toFixed(1)} ms, p95 ${+at(sorted, 0.95).toFixed(1)} ms`;
};

/** Chat from one screen to the other, on the embedded database with demo data. */
async function screens(): Promise<string> {
  const product = await startProduct(PORTS.screens);
  try {
    return `Chat, from Enter to the other screen, 50 messages: ${formatTimes(await measureScreens(product))}.`;
  } finally {
    await product.stop();
  }
}

interface Measured {
  rows: string[];
  delivery: string[];
  notes: string[];
}

/** The product against the others, on the same PostgreSQL server and data, in turns. */
async function servers(scale: number): Promise<Measured> {
  const { database, handwritten, product, stop } = await openShop(scale, PORTS.shop);
  const others: Target[] = [];
  try {
    others.push(await postgraphileServer(database.url, PORTS.postgraphile), await idiomaticServer(database.url, PORTS.idiomatic));
    const targets = [handwritten, product, ...others];
    const api = { url: product.url.replace('/graphql', ''), stop: async () => undefined };
    const rows: string[] = [];
    for (const work of works.filter(({ name }) => wanted(name))) {
      await assertEqual(targets, work);
      rows.push(...rowsOf(scale, work.name, await measure(targets, work, database.pid)));
      console.log(rows.slice(-targets.length).join('\n'));
    }
    const delivery = wanted(DELIVERY) ? await deliveryRows(targets, scale) : [];
    console.log(delivery.join('\n'));
    const notes = wanted(ASSISTANT) ? [`Assistant at ×${scale}, 300 questions: ${formatTimes(await measureAssistant(api))}.`] : [];
    return { rows, delivery, notes };
  } finally {
    for (const other of others) await other.stop();
    await stop();
  }
}

const scales = (process.argv[2] ?? '1').split(',').map(Number);
const notes: string[] = wanted(SCREENS) ? [await screens()] : [];
const rows: string[] = [];
const delivery: string[] = [];
const ofServers = [...works.map(({ name }) => name), DELIVERY, ASSISTANT];
for (const scale of ofServers.some(wanted) ? scales : []) {
  const result = await servers(scale);
  rows.push(...result.rows);
  delivery.push(...result.delivery);
  notes.push(...result.notes);
}
const ends = [scales[0]!, scales.at(-1)!] as const;
const growth = scales.length > 1 && wanted(GROWTH) ? await growthRows(ends) : [];
const machine = `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpus()[0]!.model.trim()}), Node.js ${process.version}, PostgreSQL from npm on the same machine.`;
/** A part of the table; nothing where nothing was measured. */
const section = (title: string, head: string[], lines: string[]) => (lines.length > 0 ? [title, '', ...head, ...lines, ''] : []);
const table = [
  machine,
  '',
  ...notes.flatMap((note) => [note, '']),
  ...section('Eight connections at once:', header, rows),
  ...section('A message to a subscriber:', deliveryHeader, delivery),
  ...section('With more data, a request while no other is on its way:', growthHeader(ends), growth),
].join('\n');
writeFileSync(resolve(import.meta.dirname, '../../.cache/bench.md'), table);
console.log(`\n${table}\nWritten to .cache/bench.md`);
