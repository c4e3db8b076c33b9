import { median } from './compare.ts';
import type { Target } from './servers.ts';
import { openShop, type Shop } from './shop.ts';
import { works, type Work } from './work.ts';

const PORTS = { small: 4796, large: 4798 };
const REQUESTS = 50;
const ROUNDS = 9;

let sent = 0;

/** Milliseconds of a request while no other is on its way, the middle one. */
async function alone(target: Target, work: Work): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < REQUESTS; index += 1) {
    const from = performance.now();
    const response = await fetch(target.url, { method: 'POST', ...target.request(work, sent++) });
    const body = await response.text();
    times.push(performance.now() - from);
    if (body.includes('"errors":')) throw new Error(`${target.name} refused "${work.name}": ${body}`);
  }
  return median(times);
}

async function row(work: Work, [small, large]: readonly [Target, Target]): Promise<string> {
  const times: [number[], number[]] = [[], []];
  for (const target of [small, large]) await alone(target, work);
  for (let round = 0; round < ROUNDS; round += 1) {
    times[0].push(await alone(small, work));
    times[1].push(await alone(large, work));
  }
  const [before, after] = [median(times[0]), median(times[1])];
  return `| ${work.name} | ${small.name} | ${before.toFixed(2)} | ${after.toFixed(2)} | ${(after / before).toFixed(2)} |`;
}

/**
 * One line for each read and server: how long a request takes with little and with much data, and how many times more that is. Both sizes
 * run side by side and are asked in turns, so that a slow minute of the machine counts for both.
 */
export async function growthRows(scales: readonly [number, number]): Promise<string[]> {
  const shops: Shop[] = [];
  const rows: string[] = [];
  try {
    const small = await openShop(scales[0], PORTS.small);
    shops.push(small);
    const large = await openShop(scales[1], PORTS.large);
    shops.push(large);
    for (const work of works.filter(({ writes }) => !writes)) {
      rows.push(await row(work, [small.handwritten, large.handwritten]), await row(work, [small.product, large.product]));
      console.log(rows.slice(-2).join('\n'));
    }
    return rows;
  } finally {
    for (const shop of shops) await shop.stop();
  }
}
