import { at, median } from './compare.ts';
import type { Target } from './servers.ts';
import { SEND_MESSAGE, works } from './work.ts';

const MESSAGES = 300;
const WARM_MESSAGES = 300;
const ROUNDS = 3;
/** A message that takes longer is lost. */
const LOST_AFTER_MS = 5_000;

const work = works.find(({ name }) => name === SEND_MESSAGE)!;
let sent = 0;

/** Milliseconds from the request that sends a message until a subscriber has it, one message after the other. */
async function times(target: Target, count: number): Promise<number[]> {
  let onMessage: (text: string) => void = () => undefined;
  const unsubscribe = await target.subscribe((text) => onMessage(text));
  const each: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const n = ++sent;
    const { text } = work.variables(n) as { text: string };
    const arrived = new Promise<number>((resolve, reject) => {
      const lost = setTimeout(() => reject(new Error(`${target.name} lost "${text}"`)), LOST_AFTER_MS);
      onMessage = (each) => {
        if (each !== text) return;
        clearTimeout(lost);
        resolve(performance.now());
      };
    });
    const from = performance.now();
    const [until, response] = await Promise.all([arrived, fetch(target.url, { method: 'POST', ...target.request(work, n) })]);
    await response.arrayBuffer();
    each.push(until - from);
  }
  unsubscribe();
  return each.toSorted((a, b) => a - b);
}

/** One line for each server: median and 99th percentile of a message's way to a subscriber, and the ratio to the baseline's. */
export async function deliveryRows(targets: readonly Target[], scale: number): Promise<string[]> {
  const rounds = new Map<Target, number[][]>(targets.map((target) => [target, []]));
  for (const target of targets) await times(target, WARM_MESSAGES);
  for (let round = 0; round < ROUNDS; round += 1) for (const target of targets) rounds.get(target)!.push(await times(target, MESSAGES));
  const middle = (target: Target, share: number) => median(rounds.get(target)!.map((sorted) => at(sorted, share)));
  return targets.map((target) => {
    const [p50, p99] = [middle(target, 0.5), middle(target, 0.99)];
    return `| ×${scale} | ${target.name} | ${p50.toFixed(2)} | ${p99.toFixed(2)} | ${(p50 / middle(targets[0]!, 0.5)).toFixed(2)} |`;
  });
}
