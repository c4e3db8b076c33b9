import { describe, expect, it } from 'vitest';
import { listing, order, student } from '../../../../test/test-clients.ts';
import { testApplication } from '../../../../test/application.ts';
import { MailRejected, MailServerAway, type Mail } from '../../../platform/ports.ts';
import { raw, sql } from '../../../platform/database/sql.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { NotificationKind } from '../notifications/notification.entity.ts';
import { queuedMails } from './mail.queries.ts';
import { BATCH, deleteDeadMails, enqueueMail, PROBE, queueMails, sendDueMails } from './mail.service.ts';

describe('the mail outbox', () => {
  it('keeps a mail that could not be sent and sends it again later', async () => {
    const { container } = await testApplication();
    const failing = {
      ...container.context(null, 'test'),
      infra: { ...container.infra, mailer: { send: () => Promise.reject(new Error('no server')) } },
    };
    const to = `later${Date.now()}@example.com`;
    const failures: unknown[] = [];
    // Keeps the worker of the shared application from sending it first.
    await inTransaction({ ...failing, publish: () => undefined }, async (tx) => {
      await enqueueMail(tx, to, 'passwordCode', { code: '123456', minutes: 5 });
      await sendDueMails(tx, (error) => failures.push(error));
    });
    const row = await container.database.db.one<{ tries: number; waits: boolean }>(
      sql`select tries, next_try_at > now() as waits from outgoing_mails where recipient = ${to}`,
    );
    expect(row).toEqual({ tries: 1, waits: true });
    expect(failures.length).toBeGreaterThan(0);
    await container.database.db.rows(sql`delete from outgoing_mails where recipient = ${to}`);
  });

  it('keeps all mails due and untried while the mail server is unreachable', async () => {
    const { container } = await testApplication();
    const mailer = { send: () => Promise.reject(new MailServerAway('connect ECONNREFUSED')) };
    const ctx = { ...container.context(null, 'test'), publish: () => undefined, infra: { ...container.infra, mailer } };
    const to = `away${Date.now()}@example.com`;
    const failures: unknown[] = [];
    await inTransaction(ctx, async (tx) => {
      // Emails left over from other tests may fail for unrelated reasons.
      await tx.db.rows(sql`delete from outgoing_mails`);
      for (const subject of ['First', 'Second', 'Third']) await enqueueMail(tx, to, 'inWords', { subject, paragraphs: ['None.'] });
      const round = await sendDueMails(tx, (error) => failures.push(error));
      expect([round.more, round.away?.message]).toEqual([false, 'connect ECONNREFUSED']);
      expect(
        await tx.db.rows(
          sql`with gone as (delete from outgoing_mails where recipient = ${to} returning *) select tries, next_try_at <= now() as due from gone`,
        ),
      ).toEqual(Array(3).fill({ tries: 0, due: true }));
    });
    expect(failures).toEqual([]);
  });

  it('sends the other mails when the mail server closes the connection because of one, which waits', async () => {
    const { container } = await testApplication();
    const name = `poison${Date.now()}`;
    const mailer = {
      send: ({ to }: Mail) => (to === `${name}-0@example.com` ? Promise.reject(new MailServerAway('Connection closed')) : Promise.resolve()),
    };
    const ctx = { ...container.context(null, 'test'), publish: () => undefined, infra: { ...container.infra, mailer } };
    await inTransaction(ctx, async (tx) => {
      for (let n = 0; n < PROBE; n += 1) await enqueueMail(tx, `${name}-${n}@example.com`, 'passwordCode', { code: '123456', minutes: 5 });
      expect(await sendDueMails(tx, () => undefined, PROBE)).toEqual({ more: true, tried: PROBE, away: undefined });
      expect(
        await tx.db.rows(sql`with gone as (delete from outgoing_mails where recipient like ${`${name}%`} returning *)
          select recipient, tries, next_try_at > now() as waits from gone`),
      ).toEqual([{ recipient: `${name}-0@example.com`, tries: 1, waits: true }]);
    });
  });

  it('deletes a mail that the receiving server rejected permanently', async () => {
    const { container } = await testApplication();
    const mailer = { send: () => Promise.reject(new MailRejected('550 no such mailbox')) };
    const failing = { ...container.context(null, 'test'), publish: () => undefined, infra: { ...container.infra, mailer } };
    const to = `refused${Date.now()}@example.com`;
    const failures: [string, boolean][] = [];
    await inTransaction(failing, async (tx) => {
      await enqueueMail(tx, to, 'passwordCode', { code: '123456', minutes: 5 });
      await sendDueMails(tx, (error, again) => void failures.push([(error as Error).message, again]));
      expect(await tx.db.rows(sql`select id from outgoing_mails where recipient = ${to}`)).toEqual([]);
    });
    expect(failures).toContainEqual(['550 no such mailbox', false]);
  });

  it('deletes mails that could not be sent for two days', async () => {
    const { container } = await testApplication();
    const ctx = container.context(null, 'test');
    const to = `dead${Date.now()}@example.com`;
    const row = (age: string) => sql`insert into outgoing_mails (recipient, template, data, next_try_at, created_at)
      values (${to}, 'inWords', '{}', now() + interval '1 hour', now() - ${age}::interval)`;
    await ctx.db.rows(row('47 hours'));
    await ctx.db.rows(row('49 hours'));
    expect(await deleteDeadMails(ctx)).toBe(1);
    expect(await ctx.db.rows(sql`delete from outgoing_mails where recipient = ${to} returning id`)).toHaveLength(1);
  });

  it.each([
    ['as PostgreSQL plans it', 'on'],
    ['planned as a loop', 'off'],
  ])('sends urgent mails before earlier ones, one batch at a time (%s)', async (_, hashes) => {
    const { container } = await testApplication();
    const sent: string[] = [];
    const mailer = { send: (mail: { to: string }) => Promise.resolve(void sent.push(mail.to)) };
    const ctx = { ...container.context(null, 'test'), publish: () => undefined, infra: { ...container.infra, mailer } };
    const name = `flood${Date.now()}`;
    // Keeps the worker of the shared application from sending it first.
    await inTransaction(ctx, async (tx) => {
      const quiet = { ...tx, publish: () => undefined };
      for (const plan of ['hashjoin', 'hashagg', 'mergejoin', 'material', 'sort']) await tx.db.rows(raw(`set local enable_${plan} = ${hashes}`));
      for (let n = 0; n < 3 * BATCH; n += 1)
        await enqueueMail(quiet, `${name}-${n}@example.com`, 'inWords', { subject: 'News', paragraphs: ['None.'] });
      await enqueueMail(quiet, `${name}-code@example.com`, 'passwordCode', { code: '123456', minutes: 5 });
      await sendDueMails(quiet, () => undefined);
    });
    expect(sent).toContain(`${name}-code@example.com`);
    expect(sent).toHaveLength(BATCH);
    await container.database.db.rows(sql`delete from outgoing_mails where recipient like ${`${name}%`}`);
  });

  it('mails a person about the acts of another once in ten minutes, with later acts in one mail, and retries a failure at once', async () => {
    const { container } = await testApplication();
    const [reader, busy, other] = [await student(), await student(), await student()];
    const sent: Mail[] = [];
    let isAway = false;
    const send = (mail: Mail) => (isAway ? Promise.reject(new MailServerAway('away')) : Promise.resolve(void sent.push(mail)));
    const { settings } = container.infra;
    const infra = { ...container.infra, mailer: { send }, settings: { ...settings, limits: { ...settings.limits, actorMailMinutes: 10 } } };
    const ctx = { ...container.context(null, 'test'), publish: () => undefined, infra };
    await inTransaction(ctx, async (tx) => {
      const mail = (actor: string, text: string) => {
        const about = { user: reader.id, actor, kind: NotificationKind.OFFER };
        return queueMails(tx, [{ recipient: reader.email, template: 'notification', data: { text, link: '/' }, ...about }]);
      };
      const subjectsSent = async () => {
        await sendDueMails(tx, () => undefined);
        return sent.splice(0).flatMap(({ to, subject }) => (to === reader.email ? [subject] : []));
      };
      const tenMinutesLater = async () => {
        await tx.db.rows(sql`update mail_paces set mailed_at = mailed_at - interval '10 minutes' where user_id = ${reader.id}`);
        await tx.db.rows(sql`update outgoing_mails set next_try_at = next_try_at - interval '10 minutes' where user_id = ${reader.id}`);
      };
      await mail(busy.id, 'Offer 1');
      expect(await subjectsSent()).toEqual(['Offer 1']);
      for (const text of ['Offer 2', 'Taken back', 'Offer 2']) await mail(busy.id, text);
      await mail(other.id, 'Another offer');
      expect(await subjectsSent()).toEqual(['Another offer']);
      expect(await subjectsSent()).toEqual([]);
      await tenMinutesLater();
      isAway = true;
      expect(await subjectsSent()).toEqual([]);
      isAway = false;
      await sendDueMails(tx, () => undefined);
      const [listed] = sent.splice(0).filter(({ to }) => to === reader.email);
      expect(listed!.subject).toBe('3 new notifications on CampusCart');
      expect(listed!.text.split('\n\n').slice(0, 2)).toEqual(['Offer 2 (2 times)', 'Taken back']);
      expect(await tx.db.rows(sql`select id from outgoing_mails where user_id = ${reader.id}`)).toEqual([]);
    });
  });

  it('sends a mail about an order to the current address of its recipient, and never to a deleted account', async () => {
    const { container } = await testApplication();
    const buyer = await student();
    const id = await order(buyer, await listing(await student()));
    const sent: Mail[] = [];
    const mailer = { send: (mail: Mail) => Promise.resolve(void sent.push(mail)) };
    const ctx = { ...container.context(null, 'test'), infra: { ...container.infra, mailer } };
    let left: unknown[] = [];
    const work = inTransaction(ctx, async (tx) => {
      const setStatus = async (status: string): Promise<void> => {
        await queueMails(tx, [{ recipient: null, template: 'orderStatus', data: { orderId: id, side: 'buyer', status } }]);
        while ((await sendDueMails(tx, () => undefined)).more);
      };
      await tx.db.rows(sql`update users set email = 'new-address@example.com' where id = ${buyer.id}`);
      await setStatus('Processing');
      await tx.db.rows(sql`update users set deleted_at = now() where id = ${buyer.id}`);
      await setStatus('Shipped');
      left = await tx.db.rows(sql`select id from outgoing_mails where template = 'orderStatus' and data ->> 'orderId' = ${id}`);
      throw new Error('undo');
    });
    await expect(work).rejects.toThrow('undo');
    const about = sent.filter(({ subject }) => subject.startsWith(`Order ${id} is now`));
    expect(about.map(({ to, subject }) => [to, subject])).toEqual([['new-address@example.com', `Order ${id} is now Processing`]]);
    expect(left).toEqual([]);
  });

  it('counts overdue mails, but not those that wait for the end of quiet hours', async () => {
    const { container } = await testApplication();
    const counts: unknown[] = [];
    const work = inTransaction(container.context(null, 'test'), async (tx) => {
      const count = async () => {
        const { count, oldestSeconds } = await queuedMails(tx.db);
        counts.push([count, Math.round(oldestSeconds)]);
      };
      await tx.db.rows(sql`delete from outgoing_mails`);
      const dueAt = new Date(Date.now() + 3_600_000).toISOString();
      await queueMails(tx, [{ recipient: 'sleeper@example.com', template: 'notification', data: { text: 'News', link: '/' }, dueAt }]);
      await tx.db.rows(sql`update outgoing_mails set created_at = now() - interval '9 hours'`);
      await count();
      // The quiet hours have ended, and the first try to send the email failed.
      await tx.db.rows(sql`update outgoing_mails set due_at = now() - interval '1 minute', tries = 1`);
      await count();
      throw new Error('undo');
    });
    await expect(work).rejects.toThrow('undo');
    expect(counts).toEqual([
      [0, 0],
      [1, 60],
    ]);
  });

  it('has no mail for a change that was rolled back', async () => {
    const { container } = await testApplication();
    const to = `never${Date.now()}@example.com`;
    const work = inTransaction(container.context(null, 'test'), async (tx) => {
      await enqueueMail(tx, to, 'passwordCode', { code: '123456', minutes: 5 });
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    expect(await container.database.db.rows(sql`select id from outgoing_mails where recipient = ${to}`)).toEqual([]);
  });
});
