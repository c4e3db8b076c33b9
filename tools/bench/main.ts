import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { administratorsHeader, administratorsRows } from './administrators.ts';
import { measureAssistant } from './assistant.ts';
import { bulkNotes } from './bulk.ts';
import { assertSameData, measure } from './compare.ts';
import { deliveryRows } from './delivery.ts';
import { growthRows } from './growth.ts';
import { browserNotes } from './browser.ts';
import { deliveryHeader, formatTimes, growthHeader, header, rowsOf } from './report.ts';
import { measureNotifications } from './notification.ts';
import { ringNotes } from './rings.ts';
import { idiomaticServer, postgraphileServer, type Target } from './servers.ts';
import { assertSameRows } from './same-rows.ts';
import { deleteQueuedMails } from './seed.ts';
import { openTestbed } from './testbed.ts';
import { workloads } from './workloads.ts';

/** The testbed also uses the next port. */
const PORTS = { browser: 4791, testbed: 4792, postgraphile: 4794, idiomatic: 4795 };
/** Measurements besides the workloads. */
const [DELIVERY, NOTIFICATION, ASSISTANT, GROWTH, ADMINISTRATORS, RINGS, BULK] = [
  'delivery',
  'notification',
  'assistant',
  'growth',
  'administrators',
  'rings',
  'bulk',
] as const;
const [first, second] = process.argv.slice(2);
/** Sizes and names of the measurements from the command line. The default is size 1 and all of them. */
const [sizes, names] = first && !/^\d/.test(first) ? ['1', first] : [first ?? '1', second];
const selected = names?.split(',');
const isSelected = (name: string) => !selected || selected.includes(name);

interface Measured {
  rows: string[];
  delivery: string[];
  notes: string[];
}

/** Measures all servers in turns, on the same PostgreSQL server and data. */
async function measureServers(scale: number): Promise<Measured> {
  const { database, handwritten, campusCart, stop } = await openTestbed(scale, PORTS.testbed);
  const others: Target[] = [];
  try {
    others.push(await postgraphileServer(database.url, PORTS.postgraphile), await idiomaticServer(database.url, PORTS.idiomatic));
    const targets = [handwritten, campusCart, ...others];
    const api = { url: campusCart.url.replace('/graphql', ''), stop: async () => undefined };
    const rows: string[] = [];
    for (const workload of workloads.filter(({ name }) => isSelected(name))) {
      const measured = workload.writesLess ? [handwritten, campusCart] : targets;
      await assertSameData(measured, workload);
      if (workload.writes && !workload.writesLess) await assertSameRows(measured, workload, database.url);
      rows.push(...rowsOf(scale, workload.name, await measure(measured, workload, database.pid)));
      console.log(rows.slice(-measured.length).join('\n'));
      await deleteQueuedMails(database.url);
    }
    const delivery = isSelected(DELIVERY) ? await deliveryRows(targets, scale) : [];
    console.log(delivery.join('\n'));
    const notes = isSelected(NOTIFICATION)
      ? [
          `Notification of a message at ×${scale}, from the request to the receiver's socket, 50 messages: ${formatTimes(await measureNotifications(campusCart))}.`,
        ]
      : [];
    if (isSelected(ASSISTANT)) notes.push(`Assistant at ×${scale}, 300 questions: ${formatTimes(await measureAssistant(api))}.`);
    return { rows, delivery, notes };
  } finally {
    for (const other of others) await other.stop();
    await stop();
  }
}

/** Measures the lists of administrators on a separate database, because the events would affect the comparison with the other servers. */
async function measureAdministrators(scale: number): Promise<string[]> {
  const testbed = await openTestbed(scale, PORTS.testbed);
  try {
    return await administratorsRows(testbed);
  } finally {
    await testbed.stop();
  }
}

const scales = sizes.split(',').map(Number);
const notes = await browserNotes(PORTS.browser, selected);
if (isSelected(BULK)) notes.push(...(await bulkNotes(PORTS.testbed)));
if (isSelected(RINGS)) notes.push(...(await ringNotes(PORTS.testbed)));
const rows: string[] = [];
const delivery: string[] = [];
const serverMeasurements = [...workloads.map(({ name }) => name), DELIVERY, NOTIFICATION, ASSISTANT];
for (const scale of serverMeasurements.some(isSelected) ? scales : []) {
  const result = await measureServers(scale);
  rows.push(...result.rows);
  delivery.push(...result.delivery);
  notes.push(...result.notes);
}
const ends = [scales[0]!, scales.at(-1)!] as const;
const growth = scales.length > 1 && isSelected(GROWTH) ? await growthRows(ends) : [];
const administrators = isSelected(ADMINISTRATORS) ? await measureAdministrators(scales[0]!) : [];
const machine = `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpus()[0]!.model.trim()}), Node.js ${process.version}, PostgreSQL from npm on the same machine.`;
/** Returns a section of the report; empty if nothing was measured. */
const section = (title: string, head: string[], lines: string[]) => (lines.length > 0 ? [title, '', ...head, ...lines, ''] : []);
const report = [
  machine,
  '',
  ...notes.flatMap((note) => [note, '']),
  ...section('Eight connections:', header, rows),
  ...section('Delivery of a message to a subscriber:', deliveryHeader, delivery),
  ...section('Sequential requests with more data:', growthHeader(ends), growth),
  ...section('Lists and counts of administrators, sequential requests:', administratorsHeader, administrators),
].join('\n');
writeFileSync(resolve(import.meta.dirname, '../../.cache/bench.md'), report);
console.log(`\n${report}\nWritten to .cache/bench.md`);
