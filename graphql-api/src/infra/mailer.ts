import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mailer } from '../platform/ports.ts';

/** Sends by SMTP. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({ url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 });
  return { send: async (mail) => void (await transport.sendMail({ from, ...mail })) };
}

/** Writes each mail as an .eml file, which the mailbox page shows. */
export function outboxMailer(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  let written = 0;
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail({ from, ...mail });
      mkdirSync(folder, { recursive: true });
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${String(++written).padStart(4, '0')}.eml`;
      writeFileSync(join(folder, name), message as Buffer);
    },
  };
}

/** The mails in an outbox folder, newest first, as source text. */
export function readOutbox(folder: string, most = 50): { name: string; source: Buffer }[] {
  mkdirSync(folder, { recursive: true });
  const names = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  return names
    .sort()
    .reverse()
    .slice(0, most)
    .map((name) => ({ name, source: readFileSync(join(folder, name)) }));
}
