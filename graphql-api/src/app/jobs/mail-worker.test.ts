import pino from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { LocalSubscribers } from '../../infra/pubsub/pubsub.ts';
import { BATCH, mailQueued, urgentMailQueued } from '../../domains/notify/mail/mail.service.ts';
import type { Ctx, Db } from '../../platform/context.ts';
import { MailServerAway, type LiveEvent } from '../../platform/ports.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { restAfter, startMailWorker } from './mail-worker.ts';

const HOUR_MS = 3_600_000;

const MAIL = {
  id: '1',
  to: 'asha@example.com',
  template: 'passwordCode',
  tries: 1,
  key: '1',
  user: null,
  actor: null,
  data: { code: '123456', minutes: 5 },
};

/** Returns the worker of one of several campuses, with one email for a mail server that is unavailable until the test changes it. */
function workerOfCampus() {
  let [isAway, looks, sent] = [true, 0, 0];
  const rows = () => Promise.resolve(((looks += 1), sent === 0 ? [MAIL] : []));
  const send = () => (isAway ? Promise.reject(new MailServerAway('away')) : Promise.resolve(void (sent += 1)));
  const settings = { ...readSettings({}), campus: { slug: 'two' } };
  const infra = { mailer: { send }, settings, pubsub: new LocalSubscribers() } as unknown as Ctx['infra'];
  const context = () => ({ infra, db: { rows } as unknown as Db }) as Ctx;
  const stop = startMailWorker({ context, infra }, pino({ level: 'silent' }), () => 0);
  return { looks: () => looks, sent: () => sent, comeBack: () => void (isAway = false), stop };
}

/** Returns a worker whose queue never ends and that pauses for an hour after each batch, and the number of emails that it has sent. */
function endlessWorker() {
  let sent = 0;
  const rows = () => Promise.resolve(Array(BATCH).fill(MAIL));
  const mailer = { send: () => Promise.resolve(void (sent += 1)) };
  const subscribers = new LocalSubscribers();
  const infra = { mailer, settings: readSettings({}), pubsub: subscribers } as unknown as Ctx['infra'];
  const context = () => ({ infra, db: { rows } as unknown as Db }) as Ctx;
  const stop = startMailWorker({ context, infra }, pino({ level: 'silent' }), () => HOUR_MS);
  return { sent: () => sent, publish: (event: LiveEvent) => subscribers.notify([event]), stop };
}

describe('the mail worker', () => {
  it.each([
    [0, 250],
    [0.6, 250],
    [0.61, 1_000],
    [1, 1_000],
  ])('pauses longer while the process is busy: at %s for %i ms', (utilization, ms) => {
    expect(restAfter(utilization)).toBe(ms);
  });

  it('ends its pause for a mail that somebody is waiting for, and for no other', async () => {
    const { sent, publish, stop } = endlessWorker();
    await expect.poll(sent).toBe(BATCH);
    publish(mailQueued);
    publish(urgentMailQueued);
    await expect.poll(sent).toBe(2 * BATCH);
    publish(mailQueued);
    await new Promise(setImmediate);
    expect(sent()).toBe(2 * BATCH);
    await stop();
  });

  it('retries an unreachable mail server every 3 seconds, also for one campus of several, whose normal interval is 30 seconds', async () => {
    vi.useFakeTimers();
    try {
      const { sent, looks, comeBack, stop } = workerOfCampus();
      await vi.advanceTimersByTimeAsync(2_000);
      comeBack();
      await vi.advanceTimersByTimeAsync(1_000);
      expect(sent()).toBe(1);
      const before = looks();
      await vi.advanceTimersByTimeAsync(26_000);
      expect(looks()).toBe(before);
      await vi.advanceTimersByTimeAsync(1_000);
      expect(looks()).toBeGreaterThan(before);
      await stop();
    } finally {
      vi.useRealTimers();
    }
  });
});
