import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it } from 'vitest';
import { smtpMailer } from './mailer.ts';

const mail = { to: 'asha@vitstudent.ac.in', subject: 'Hello', text: 'In words', html: '<p>In words</p>' };

describe('mail by SMTP', () => {
  it('is handed to the server with both bodies', async () => {
    const received: string[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, _session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => (received.push(Buffer.concat(chunks).toString()), done()));
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.server.address() as AddressInfo;
    await smtpMailer(`smtp://127.0.0.1:${port}`, 'CampusCart <no-reply@campuscart.example>').send(mail);
    await new Promise<void>((resolve) => server.close(() => resolve()));
    expect(received).toHaveLength(1);
    expect(received[0]).toContain('To: asha@vitstudent.ac.in');
    expect(received[0]).toContain('text/plain');
    expect(received[0]).toContain('text/html');
  });

  it('fails when there is no server, so that the mail is tried again', async () => {
    await expect(smtpMailer('smtp://127.0.0.1:1', 'a@b.example').send(mail)).rejects.toThrow();
  });
});
