import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { chmod, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { MailRejected, MailServerAway, type Mail, type Mailer } from '../../platform/ports.ts';

/** Pooled connections to the SMTP server, and the number of emails after which a connection is replaced. */
const POOL = { pool: true, maxConnections: 10, maxMessages: 100 } as const;
const TIME_OUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Retention of the outbox folder: emails of the last week, up to a maximum number. */
const OUTBOX_DAYS = 7;
const OUTBOX_FILES = 1_000;
const CLEAN_EVERY = 50;

/** Returns an email for nodemailer. An address object is one recipient; a string would be parsed as several. */
const messageOf = (from: string, { to, key, ...mail }: Mail) => ({
  from,
  to: { name: '', address: to },
  // Mail programs show two emails with the same id only once.
  ...(key && { messageId: `<${key}@${from.slice(from.lastIndexOf('@') + 1).replace('>', '')}>` }),
  ...mail,
});

/** Errors of nodemailer that occur before an email is handed over (https://nodemailer.com/errors). */
const CONNECTION_ERRORS = new Set(['ECONNECTION', 'ETIMEDOUT', 'EDNS', 'ESOCKET', 'ETLS', 'EPROTOCOL', 'EAUTH', 'ENOAUTH']);
/** Errors about one email: its addresses or its content. */
const MAIL_ERRORS = new Set(['EENVELOPE', 'EMESSAGE']);
/** Response to MAIL FROM about the size of the email (RFC 1870). Other responses concern the sender, which all emails share. */
const TOO_LARGE = 552;

/** Returns what an error of nodemailer means for the email and for the following ones. */
function failureOf(error: unknown): unknown {
  const { code = '', command, responseCode = 0, message } = error as { code?: string; command?: string; responseCode?: number; message: string };
  const isPermanent = responseCode >= 500 && responseCode < 600;
  const isOfSender = isPermanent && command === 'MAIL FROM' && responseCode !== TOO_LARGE;
  if (CONNECTION_ERRORS.has(code) || isOfSender) return new MailServerAway(message, { cause: error });
  return MAIL_ERRORS.has(code) && isPermanent ? new MailRejected(message) : error;
}

/** Sends emails by SMTP over a pool of connections. With `requireTls`, emails are delayed rather than sent in clear text. */
export function smtpMailer(url: string, from: string, { requireTls }: { requireTls: boolean }): Mailer {
  const transport = createTransport({ url, requireTLS: requireTls, ...POOL, ...TIME_OUTS });
  return {
    send: async (mail) => {
      try {
        await transport.sendMail(messageOf(from, mail));
      } catch (error) {
        throw failureOf(error);
      }
    },
    close: () => transport.close(),
  };
}

/** Returns the time prefix of a file name, so that names sort by age. */
const nameOfTime = (time: Date): string => time.toISOString().replaceAll(':', '-');

/** Deletes emails older than a week, and the oldest ones above the limit. */
async function cleanOutbox(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).toSorted();
  const oldest = nameOfTime(new Date(Date.now() - OUTBOX_DAYS * 86_400_000));
  const surplus = names.length - (OUTBOX_FILES - CLEAN_EVERY);
  for (const name of names.filter((name, index) => index < surplus || name < oldest)) await rm(join(folder, name), { force: true });
}

/** Writes a file completely or not at all. */
async function writeWhole(path: string, content: Buffer): Promise<void> {
  await writeFile(`${path}.part`, content, { mode: 0o600 });
  await rename(`${path}.part`, path);
}

/** Writes each email as an .eml file that only its owner can read, because it may contain a code. The mailbox page shows the files. */
export function outboxMailer(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  let written = 0;
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(messageOf(from, mail));
      const before = written;
      written += 1;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      if (before % CLEAN_EVERY === 0) {
        await chmod(folder, 0o700);
        await cleanOutbox(folder);
      }
      const name = mail.key ?? `${nameOfTime(new Date())}-${String(before).padStart(4, '0')}`;
      await writeWhole(join(folder, `${name}.eml`), message as Buffer);
    },
  };
}

/** An email in the outbox folder, as source text. */
export interface OutboxMail {
  name: string;
  source: Buffer;
}

/** Returns the emails in an outbox folder, newest first. Emails in `readBefore` are reused, because an email never changes once it is written. */
export function readOutbox(folder: string, most = 50, readBefore: readonly OutboxMail[] = []): OutboxMail[] {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const known = new Map(readBefore.map((mail) => [mail.name, mail]));
  const names = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  return names
    .sort()
    .reverse()
    .slice(0, most)
    .map((name) => known.get(name) ?? { name, source: readFileSync(join(folder, name)) });
}
