import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { MAIL_QUEUED, sendDueMails } from '../mail/mail.service.ts';
import type { World } from './infrastructure.ts';

/** Mails that failed, or were written by another process, are looked for this often. */
const LOOK_EVERY_MS = 5_000;
/** Rest between two batches: a flood of mails goes out in the background of the shop, not instead of it. */
const REST_MS = 500;

/** Sends mails in the background: at once when one was committed, and every few seconds for those that wait. */
export function startMailWorker(world: World, log: Logger): () => Promise<void> {
  let stopped = false;
  let running: Promise<void> | undefined;
  let again = false;
  const work = async (): Promise<void> => {
    do {
      again = false;
      const ctx = world.context(null, 'mail-worker');
      const more = await sendDueMails(ctx, (error) => log.warn({ err: error }, 'mail not sent, trying again later'));
      if (more) await wait(REST_MS);
      again ||= more;
    } while (again && !stopped);
  };
  const wake = (): void => {
    if (stopped) return;
    again = running !== undefined;
    running ??= work()
      .catch((error: unknown) => log.error({ err: error }, 'mail worker'))
      .finally(() => (running = undefined));
  };
  const timer = setInterval(wake, LOOK_EVERY_MS);
  const events = world.infra.pubsub.subscribe(MAIL_QUEUED);
  const follow = async (): Promise<void> => {
    for await (const _ of events) wake();
  };
  void follow();
  wake();
  return async () => {
    stopped = true;
    clearInterval(timer);
    await events.return();
    await running;
  };
}
