import { median, quantile } from './compare.ts';
import type { Target } from './servers.ts';
import { SEND_MESSAGE, workloads } from './workloads.ts';

const MESSAGES = 300;
const WARM_MESSAGES = 300;
const ROUNDS = 3;
/** A message that takes longer is lost. */
const LOST_AFTER_MS = 5_000;

const workload = workloads.find(({ name }) => name === SEND_MESSAGE)!;
let sent = 0;

/** Milliseconds from the request that sends a message until a subscriber has received it, for sequential messages. Sorted. */
async function deliveryTimes(target: Target, count: number): Promise<number[]> {
  let onMessage: (text: string) => void = () => undefined;
  const unsubscribe = await target.subscribe((text) => onMessage(text));
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const n = ++sent;
    const { text } = workload.variables(n) as { text: string };
    const arrived = new Promise<number>((resolve, reject) => {
      const lost = setTimeout(() => reject(new Error(`${target.name} lost "${text}"`)), LOST_AFTER_MS);
      onMessage = (received) => {
        if (received !== text) return;
        clearTimeout(lost);
        resolve(performance.now());
      };
    });
    const from = performance.now();
    const [until, response] = await Promise.all([arrived, fetch(target.url, { method: 'POST', ...target.request(workload, n) })]);
    await response.arrayBuffer();
    times.push(until - from);
  }
  unsubscribe();
  return times.toSorted((a, b) => a - b);
}

/** One table row per server: median and 99th percentile of the delivery time, and the ratio of the median to the baseline's. */
export async function deliveryRows(targets: readonly Target[], scale: number): Promise<string[]> {
  const rounds = new Map<Target, number[][]>(targets.map((target) => [target, []]));
  for (const target of targets) await deliveryTimes(target, WARM_MESSAGES);
  for (let round = 0; round < ROUNDS; round += 1) for (const target of targets) rounds.get(target)!.push(await deliveryTimes(target, MESSAGES));
  const medianOf = (target: Target, share: number) => median(rounds.get(target)!.map((times) => quantile(times, share)));
  return targets.map((target) => {
    const [p50, p99] = [medianOf(target, 0.5), medianOf(target, 0.99)];
    return `| ×${scale} | ${target.name} | ${p50.toFixed(2)} | ${p99.toFixed(2)} | ${(p50 / medianOf(targets[0]!, 0.5)).toFixed(2)} |`;
  });
}
