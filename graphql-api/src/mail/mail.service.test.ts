import { describe, expect, it } from 'vitest';
import { testWorld } from '../../test/world.ts';
import { sql } from '../platform/sql.ts';
import { inTransaction } from '../platform/transaction.ts';
import { enqueueMail, sendDueMails } from './mail.service.ts';

const mailOf = (to: string) => ({ to, subject: 'S', text: 'T', html: '<p>T</p>' });

describe('the mail outbox', () => {
  it('keeps a mail that could not be sent and tries again later', async () => {
    const { world } = await testWorld();
    const failing = { ...world.context(null, 'test'), infra: { ...world.infra, mailer: { send: () => Promise.reject(new Error('no server')) } } };
    const to = `later${Date.now()}@example.com`;
    const failures: unknown[] = [];
    await enqueueMail({ ...failing, publish: () => undefined }, mailOf(to));
    await sendDueMails(failing, (error) => failures.push(error));
    const row = await world.database.db.one<{ tries: number; waits: boolean }>(
      sql`select tries, next_try_at > now() as waits from outgoing_mails where recipient = ${to}`,
    );
    expect(row).toEqual({ tries: 1, waits: true });
    expect(failures.length).toBeGreaterThan(0);
    await world.database.db.rows(sql`delete from outgoing_mails where recipient = ${to}`);
  });

  it('holds nothing of a change that was rolled back', async () => {
    const { world } = await testWorld();
    const to = `never${Date.now()}@example.com`;
    const work = inTransaction(world.context(null, 'test'), async (tx) => {
      await enqueueMail(tx, mailOf(to));
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    expect(await world.database.db.rows(sql`select id from outgoing_mails where recipient = ${to}`)).toEqual([]);
  });
});
