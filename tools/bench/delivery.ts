import { median, quantile } from './compare.ts';
import type { Target } from './servers.ts';
import { SEND_MESSAGE, SEND_MESSAGE_ONLY, workloads, type Workload } from './workloads.ts';

const MESSAGES = 300;
const WARM_MESSAGES = 300;
const ROUNDS = 3;
/** Time after which a message counts as lost. */
const LOST_AFTER_MS = 5_000;

const workloadOf = (name: string) => workloads.find((workload) => workload.name === name)!;
let sent = 0;

/** A server and the workload that sends its messages. */
interface Sender {
  name: string;
  target: Target;
  workload: Workload;
}

/** Returns all servers, and the baseline a second time with the statement that writes only the message. */
function sendersOf(targets: readonly Target[]): Sender[] {
  const all = targets.map((target) => ({ name: target.name, target, workload: workloadOf(SEND_MESSAGE) }));
  return [...all, { name: `${targets[0]!.name} (message only)`, target: targets[0]!, workload: workloadOf(SEND_MESSAGE_ONLY) }];
}

/** Returns the sorted milliseconds from the request that sends a message until a subscriber has received it, for sequential messages. */
async function deliveryTimes({ target, workload }: Sender, count: number): Promise<number[]> {
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

/** Returns one table row per sender: median and 99th percentile of the delivery time, and the ratio of the median to the baseline's. */
export async function deliveryRows(targets: readonly Target[], scale: number): Promise<string[]> {
  const senders = sendersOf(targets);
  const rounds = new Map<Sender, number[][]>(senders.map((sender) => [sender, []]));
  for (const sender of senders) await deliveryTimes(sender, WARM_MESSAGES);
  for (let round = 0; round < ROUNDS; round += 1) for (const sender of senders) rounds.get(sender)!.push(await deliveryTimes(sender, MESSAGES));
  const medianOf = (sender: Sender, share: number) => median(rounds.get(sender)!.map((times) => quantile(times, share)));
  return senders.map((sender) => {
    const [p50, p99] = [medianOf(sender, 0.5), medianOf(sender, 0.99)];
    return `| ×${scale} | ${sender.name} | ${p50.toFixed(2)} | ${p99.toFixed(2)} | ${(p50 / medianOf(senders[0]!, 0.5)).toFixed(2)} |`;
  });
}
