import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { smtpMailer } from '../src/infra/mail/mailer.ts';
import { MailRejected } from '../src/platform/ports.ts';
import { sql } from '../src/platform/database/sql.ts';
import { startApplication } from './application.ts';
import { createAuthority, type Authority } from './certificates.ts';
import { copyMigrated } from './embedded-folder.ts';
import { freshDatabase } from './fresh-database.ts';
import { launch } from './server-process.ts';
import { databaseUrl } from './settings.ts';
import { ACCOUNT, startClearTextServer, startMailServer, type TestMailServer } from './smtp.ts';

const mail = { to: 'asha@vitstudent.ac.in', subject: 'Hello', text: 'In words', html: '<p>In words</p>' };
const FROM = 'CampusCart <no-reply@campuscart.example>';
const usual = getCACertificates('default');
const CONTACT = 'mutation { sendContactMessage(input: { name: "Asha", email: "asha@example.com", message: "Hello" }) { reference } }';

let authority: Authority;
beforeAll(async () => void (authority = await createAuthority()));

/** Does what NODE_EXTRA_CA_CERTS does, for this process. */
const trust = (...certificates: string[]) => setDefaultCACertificates([...usual, ...certificates]);
afterEach(() => trust());

const writeToTeam = (url: string) =>
  fetch(`${url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ query: CONTACT }) });

describe.each(['smtps', 'smtp'] as const)('mail over %s:', (protocol) => {
  let server: TestMailServer;
  beforeEach(async () => void (server = await startMailServer({ secure: protocol === 'smtps', ...(await authority.issue('127.0.0.1')) })));
  afterEach(() => server.stop());

  const url = (password = ACCOUNT.password) => `${protocol}://${ACCOUNT.user}:${password}@127.0.0.1:${server.port}`;
  const send = async (password?: string): Promise<unknown> => {
    const mailer = smtpMailer(url(password), FROM, { requireTls: true });
    const error: unknown = await mailer.send(mail).catch((thrown: unknown) => thrown);
    mailer.close!();
    return error;
  };

  it('is accepted by a server that requires authentication, and is encrypted', async () => {
    trust(authority.cert);
    expect(await send()).toBe(undefined);
    expect(server.mails).toEqual([{ isSecure: true, user: ACCOUNT.user, source: expect.stringContaining('To: asha@vitstudent.ac.in') as string }]);
  });

  it('can be retried later when the password is wrong', async () => {
    trust(authority.cert);
    const error = await send('other');
    expect(error).toMatchObject({ cause: { code: 'EAUTH', responseCode: 535 } });
    expect(error).not.toBeInstanceOf(MailRejected);
    expect([server.passwords, server.mails]).toEqual([['other'], []]);
  });

  it('can be retried later when the certificate is not trusted, and neither password nor mail is sent', async () => {
    const error = await send();
    expect((error as Error).message).toMatch(/unable to verify|self.signed/);
    expect(error).not.toBeInstanceOf(MailRejected);
    expect([server.passwords, server.mails]).toEqual([[], []]);
  });

  it('can be retried later when the certificate belongs to another host, and neither password nor mail is sent', async () => {
    trust(authority.cert);
    await server.stop();
    server = await startMailServer({ secure: protocol === 'smtps', ...(await authority.issue('127.0.0.2')) });
    const error = await send();
    expect((error as Error).message).toContain('does not match');
    expect([server.passwords, server.mails]).toEqual([[], []]);
  });

  it('stays in the queue while the certificate is not trusted, and is sent once when it is trusted', async () => {
    // A separate database, because the mail workers of other tests would take the emails.
    const database = databaseUrl ? await freshDatabase(databaseUrl) : undefined;
    const application = await startApplication({
      ...{ DATABASE_URL: database?.url, SMTP_URL: url(), SMTP_TLS: 'required', CONTACT_EMAIL: 'team@example.com', MAIL_FROM: FROM },
    });
    const { db } = application.container.database;
    const queued = () => db.rows(sql`select recipient, next_try_at > created_at as tried from outgoing_mails order by id`);
    try {
      await writeToTeam(application.url);
      await expect.poll(queued).toContainEqual({ recipient: 'team@example.com', tried: true });
      expect(server.mails).toEqual([]);
      trust(authority.cert);
      await expect.poll(queued).toEqual([]);
      const arrived = server.mails.filter(({ source }) => source.includes('To: team@example.com'));
      expect(arrived.map(({ isSecure }) => isSecure)).toEqual([true]);
    } finally {
      await application.stop();
      await database?.drop();
    }
  }, 60_000);
});

describe('mail over smtp: where TLS is required', () => {
  it('is not sent in clear text when the server or a man in the middle offers no TLS', async () => {
    const server = await startClearTextServer();
    const mailer = smtpMailer(`smtp://${ACCOUNT.user}:${ACCOUNT.password}@127.0.0.1:${server.port}`, FROM, { requireTls: true });
    const error: unknown = await mailer.send(mail).catch((thrown: unknown) => thrown);
    mailer.close!();
    server.stop();
    expect(error).toMatchObject({ cause: { code: 'ETLS' } });
    expect(error).not.toBeInstanceOf(MailRejected);
    expect(server.lines.map((line) => line.split(/\s/, 1)[0])).toEqual(['EHLO', 'STARTTLS']);
  });
});

// The kind of database does not matter here.
describe.skipIf(databaseUrl)('a server with NODE_EXTRA_CA_CERTS', () => {
  const folder = mkdtempSync(join(tmpdir(), 'campuscart-mail-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('sends to a mail server with a certificate that the college signed itself', async () => {
    const smtp = await startMailServer({ secure: true, ...(await authority.issue('127.0.0.1')) });
    const file = join(folder, 'authority.pem');
    writeFileSync(file, authority.cert);
    await copyMigrated(join(folder, 'data'));
    const server = await launch({
      DATA_DIR: join(folder, 'data'),
      NODE_EXTRA_CA_CERTS: file,
      CONTACT_EMAIL: 'team@example.com',
      SMTP_URL: `smtps://${ACCOUNT.user}:${ACCOUNT.password}@127.0.0.1:${smtp.port}`,
    });
    await writeToTeam(server.url);
    await expect.poll(() => smtp.mails.length).toBeGreaterThan(0);
    expect(smtp.mails.every(({ isSecure }) => isSecure)).toBe(true);
    await server.stop();
    await smtp.stop();
  }, 60_000);
});
