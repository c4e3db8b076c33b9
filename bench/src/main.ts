import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startPostgres } from '../../graphql-api/test/postgres-server.mjs';
import { measureAssistant } from './assistant.ts';
import { assertEqual, measure } from './compare.ts';
import { fill, sessionOf } from './fill.ts';
import { startProduct } from './product.ts';
import { header, rowsOf } from './report.ts';
import { measureScreens } from './screens.ts';
import { limitServer, plainServer, postgraphileServer, productServer, type Target } from './servers.ts';
import { works } from './work.ts';

const PORTS = { screens: 4791, product: 4792, limit: 4793, postgraphile: 4794, plain: 4795 };
const at = (sorted: number[], share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
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

/** The product against the others, on the same PostgreSQL server and data, in turns. */
async function servers(scale: number): Promise<{ rows: string[]; notes: string[] }> {
  const postgres = await startPostgres();
  const dataDir = mkdtempSync(join(tmpdir(), 'campuscart-bench-'));
  const tokens = { admin: 'bench-session-of-user-1', buyer: 'bench-session-of-user-2' };
  const product = await productServer(postgres.url, PORTS.product, dataDir, tokens);
  const others: Target[] = [];
  try {
    await fill(postgres.url, scale);
    for (const user of [1, 2]) await sessionOf(postgres.url, user);
    const limit = await limitServer(postgres.url, PORTS.limit);
    others.push(limit, await postgraphileServer(postgres.url, PORTS.postgraphile), await plainServer(postgres.url, PORTS.plain));
    const targets = [limit, product, ...others.slice(1)];
    const api = { url: product.url.replace('/graphql', ''), stop: async () => undefined };
    const rows: string[] = [];
    for (const work of works) {
      await assertEqual(targets, work);
      const rounds = await measure(targets, work, postgres.pid);
      rows.push(...rowsOf(scale, work.name, rounds));
      console.log(rows.slice(-targets.length).join('\n'));
    }
    return { rows, notes: [`Assistant at ×${scale}, 300 questions: ${spoken(await measureAssistant(api))}.`] };
  } finally {
    for (const other of others) await other.stop();
    await product.stop();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const scales = (process.argv[2] ?? '1').split(',').map(Number);
const notes: string[] = [await screens()];
const rows: string[] = [];
for (const scale of scales) {
  const result = await servers(scale);
  rows.push(...result.rows);
  notes.push(...result.notes);
}
const machine = `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpus()[0]!.model.trim()}), Node.js ${process.version}, PostgreSQL from npm on the same machine.`;
const table = [machine, '', ...notes.flatMap((note) => [note, '']), ...header, ...rows, ''].join('\n');
writeFileSync(resolve(import.meta.dirname, '../../.cache/bench.md'), table);
console.log(`\n${table}\nWritten to .cache/bench.md`);
