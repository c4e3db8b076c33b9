import { setTimeout as wait } from 'node:timers/promises';
import type { Target } from './servers.ts';
import { SEND_MESSAGE, workloads } from './workloads.ts';

const MESSAGES = 50;
/** Pause between two messages. People do not write faster, and the event worker has finished by then. */
const PAUSE_MS = 300;
/** Time after which a notification counts as lost. */
const LOST_AFTER_MS = 5_000;

const workload = workloads.find(({ name }) => name === SEND_MESSAGE)!;

/**
 * Returns the milliseconds from the request that sends a message until its notification reaches the receiver's socket. The first message is the
 * warm-up.
 */
export async function measureNotifications(target: Target): Promise<number[]> {
  let onNotification: () => void = () => undefined;
  const unsubscribe = await target.subscribeToNotifications!(() => onNotification());
  const times: number[] = [];
  for (let index = 0; index <= MESSAGES; index += 1) {
    const from = performance.now();
    const arrived = new Promise<number>((resolve, reject) => {
      const lost = setTimeout(() => reject(new Error('a notification is lost')), LOST_AFTER_MS);
      onNotification = () => {
        clearTimeout(lost);
        resolve(performance.now());
      };
    });
    const [until, response] = await Promise.all([arrived, fetch(target.url, { method: 'POST', ...target.request(workload, index) })]);
    await response.arrayBuffer();
    if (index > 0) times.push(until - from);
    await wait(PAUSE_MS);
  }
  unsubscribe();
  return times;
}
