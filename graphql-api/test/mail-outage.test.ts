import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { expect, it } from 'vitest';
import { sql } from '../src/platform/database/sql.ts';
import { startApplication, type TestApplication } from './application.ts';
import { freshDatabase } from './fresh-database.ts';
import { freePort } from './server-process.ts';
import { databaseUrl } from './settings.ts';

const MESSAGES = 12;
const CONTACT = 'mutation ($email: String!) { sendContactMessage(input: { name: "Asha", email: $email, message: "Hello" }) { reference } }';

async function writeToTeam({ url }: TestApplication, email: string): Promise<void> {
  const body = JSON.stringify({ query: CONTACT, variables: { email } });
  const response = await fetch(`${url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  expect(await response.json()).not.toHaveProperty('errors');
}

/** Starts a mail server that accepts everything. */
async function startMailServer(port: number): Promise<{ mails: () => number; stop: () => Promise<void> }> {
  let mails = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // Without it, the server would wait half a minute for the connection that the sender keeps open.
    closeTimeout: 100,
    onData: (stream, _session, done) => void stream.resume().on('end', () => ((mails += 1), done())),
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return { mails: () => mails, stop: () => new Promise((resolve) => server.close(() => resolve())) };
}

it('mails wait while the mail server is down, and all are sent when it is back, regardless of the number of tries', async () => {
  const port = await freePort();
  // A separate database, because the mail workers of other tests would take the emails.
  const database = databaseUrl ? await freshDatabase(databaseUrl) : undefined;
  const application = await startApplication({
    DATABASE_URL: database?.url,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    CONTACT_EMAIL: 'team@example.com',
  });
  const { db } = application.container.database;
  const queued = () => db.rows<{ tried: boolean }>(sql`select next_try_at > created_at as tried from outgoing_mails`);
  try {
    for (let number = 0; number < MESSAGES; number += 1) await writeToTeam(application, `student${number}@example.com`);
    await expect.poll(async () => (await queued()).some(({ tried }) => tried)).toBe(true);
    const waiting = (await queued()).length;
    expect(waiting).toBeGreaterThanOrEqual(MESSAGES);
    const server = await startMailServer(port);
    await expect.poll(queued).toEqual([]);
    expect(server.mails()).toBe(waiting);
    await server.stop();
  } finally {
    await application.stop();
    await database?.drop();
  }
}, 60_000);
