import 'reflect-metadata';
import { existsSync } from 'node:fs';
import pino from 'pino';
import { openWorld } from './app/infrastructure.ts';
import { startMailWorker } from './app/mail-worker.ts';
import { createApp } from './app/server.ts';
import { demoSignIns, loadDemoData } from './demo/demo-data.ts';
import { readSettings } from './platform/settings.ts';

if (existsSync('.env')) process.loadEnvFile('.env');

async function start(): Promise<void> {
  const settings = readSettings();
  const log = pino({ level: settings.logLevel }, pino.destination(2));
  const world = await openWorld(settings, { warn: (err, text) => log.warn({ err }, text) });
  await world.database.migrate();
  if (settings.demoData) {
    await loadDemoData(world.context(null, 'demo'), (done, of) => {
      if (done % 10 === 0 || done === of) console.log(`Drawing the demo shop: ${done} of ${of}`);
    });
  }
  const app = await createApp(world, log);
  const stopMails = startMailWorker(world, log);
  await new Promise<void>((resolve, reject) => {
    app.http.once('error', reject);
    app.http.listen(settings.port, settings.host, resolve);
  });
  console.log(`\n${settings.brandName} is ready at ${settings.publicUrl}`);
  if (settings.demoData) for (const { label, email, password } of demoSignIns) console.log(`  ${label}: ${email} / ${password}`);
  if (!settings.smtpUrl && !settings.production) console.log(`  Mails: ${settings.publicUrl}/dev/mailbox`);

  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    await app.stop();
    await stopMails();
    await world.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}

start().catch((error: Error) => {
  console.error(`CampusCart could not start: ${error.message}`);
  process.exit(1);
});
