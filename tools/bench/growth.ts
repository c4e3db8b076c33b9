import { median } from './compare.ts';
import type { Target } from './servers.ts';
import { openTestbed, type Testbed } from './testbed.ts';
import { workloads, type Workload } from './workloads.ts';

const PORTS = { small: 4796, large: 4798 };
const REQUESTS = 50;
const ROUNDS = 9;

let sent = 0;

/** Returns the median milliseconds of sequential requests. */
async function medianLatency(target: Target, workload: Workload): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < REQUESTS; index += 1) {
    const from = performance.now();
    const response = await fetch(target.url, { method: 'POST', ...target.request(workload, sent++) });
    const body = await response.text();
    times.push(performance.now() - from);
    if (body.includes('"errors":')) throw new Error(`${target.name} failed "${workload.name}": ${body}`);
  }
  return median(times);
}

async function row(workload: Workload, [small, large]: readonly [Target, Target]): Promise<string> {
  const times: [number[], number[]] = [[], []];
  for (const target of [small, large]) await medianLatency(target, workload);
  for (let round = 0; round < ROUNDS; round += 1) {
    times[0].push(await medianLatency(small, workload));
    times[1].push(await medianLatency(large, workload));
  }
  const [before, after] = [median(times[0]), median(times[1])];
  return `| ${workload.name} | ${small.name} | ${before.toFixed(2)} | ${after.toFixed(2)} | ${(after / before).toFixed(2)} |`;
}

/**
 * Returns one table row per read and server: the latency of a request at both sizes, and their ratio. Both sizes run side by side and are measured in
 * turns, so that a disturbance of the machine affects both.
 */
export async function growthRows(scales: readonly [number, number]): Promise<string[]> {
  const testbeds: Testbed[] = [];
  const rows: string[] = [];
  try {
    const small = await openTestbed(scales[0], PORTS.small);
    testbeds.push(small);
    const large = await openTestbed(scales[1], PORTS.large);
    testbeds.push(large);
    for (const workload of workloads.filter(({ writes }) => !writes)) {
      rows.push(await row(workload, [small.handwritten, large.handwritten]), await row(workload, [small.campusCart, large.campusCart]));
      console.log(rows.slice(-2).join('\n'));
    }
    return rows;
  } finally {
    for (const testbed of testbeds) await testbed.stop();
  }
}
