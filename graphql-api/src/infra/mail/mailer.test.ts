import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { describe, expect, it } from 'vitest';
import { MailRejected, MailServerAway, type Mailer } from '../../platform/ports.ts';
import { outboxMailer, smtpMailer } from './mailer.ts';

const mail = { to: 'asha@vitstudent.ac.in', subject: 'Hello', text: 'In words', html: '<p>In words</p>' };

async function withServer(options: SMTPServerOptions, work: (mailer: Mailer) => Promise<void>): Promise<void> {
  const server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], ...options });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const mailer = smtpMailer(`smtp://127.0.0.1:${port}`, 'CampusCart <no-reply@campuscart.example>', { requireTls: false });
  await work(mailer);
  mailer.close!();
  await new Promise<void>((resolve) => server.close(() => resolve()));
}

const rejecting = (responseCode: number): SMTPServerOptions => ({
  onRcptTo: (_address, _session, done) => done(Object.assign(new Error('refused'), { responseCode })),
});

describe('mail by SMTP', () => {
  it('is passed to the server with both bodies, over few connections', async () => {
    const received: string[] = [];
    let connections = 0;
    const options: SMTPServerOptions = {
      onConnect: (_session, done) => (connections++, done()),
      onData: (stream, _session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => (received.push(Buffer.concat(chunks).toString()), done()));
      },
    };
    await withServer(options, async (mailer) => void (await Promise.all(Array.from({ length: 50 }, () => mailer.send(mail)))));
    expect(received).toHaveLength(50);
    expect(connections).toBeLessThanOrEqual(10);
    for (const text of ['To: asha@vitstudent.ac.in', 'text/plain', 'text/html']) expect(received[0]).toContain(text);
  });

  it('is rejected permanently with 550 for its recipient', async () => {
    await withServer(rejecting(550), async (mailer) => {
      await expect(mailer.send(mail)).rejects.toThrow(MailRejected);
    });
  });

  it('can be retried after 450 for its recipient', async () => {
    await withServer(rejecting(450), async (mailer) => {
      const error: unknown = await mailer.send(mail).catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ responseCode: 450 });
      expect([error instanceof MailRejected, error instanceof MailServerAway]).toEqual([false, false]);
    });
  });

  it.each<[string, SMTPServerOptions]>([
    ['accepts no connection', { onConnect: (_session, done) => done(Object.assign(new Error('too busy'), { responseCode: 421 })) }],
    ['wants a sign-in', { authOptional: false }],
    ['rejects the sender', { onMailFrom: (_address, _session, done) => done(Object.assign(new Error('not yours'), { responseCode: 553 })) }],
  ])('cannot be sent to anybody when the server %s', async (_what, options) => {
    await withServer(options, async (mailer) => {
      await expect(mailer.send(mail)).rejects.toThrow(MailServerAway);
    });
  });

  it('cannot be sent to anybody without a server', async () => {
    await expect(smtpMailer('smtp://127.0.0.1:1', 'a@b.example', { requireTls: false }).send(mail)).rejects.toThrow(MailServerAway);
  });
});

describe('the outbox folder', () => {
  it('is readable by its owner only, and keeps at most 1,000 mails of the last week', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'campuscart-outbox-'));
    try {
      const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
      for (let n = 0; n < 1_003; n += 1) writeFileSync(join(folder, `${yesterday}T00-00-00.000Z-${String(n).padStart(4, '0')}.eml`), '');
      writeFileSync(join(folder, '2026-01-01T00-00-00.000Z-0001.eml'), '');
      await outboxMailer(folder, 'a@b.example').send(mail);
      const names = readdirSync(folder).toSorted();
      expect(names).toHaveLength(951);
      expect(names[0]).toBe(`${yesterday}T00-00-00.000Z-0053.eml`);
      expect([statSync(folder).mode & 0o777, statSync(join(folder, names.at(-1)!)).mode & 0o777]).toEqual([0o700, 0o600]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
