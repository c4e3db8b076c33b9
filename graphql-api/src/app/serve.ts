import 'reflect-metadata';
import pino from 'pino';
import type { Settings } from '../platform/settings.ts';
import { demoSignIns, loadDemoData } from '../demo/demo-data.ts';
import type { EmbeddedDatabase } from '../infra/embedded.ts';
import { openWorld } from './infrastructure.ts';
import { startMailWorker } from './mail-worker.ts';
import { createApp } from './server.ts';

/** Opens everything, listens, and says so; ends in good order on SIGTERM and SIGINT. `embedded` is a database that is starting already. */
export async function serve(settings: Settings, embedded: Promise<EmbeddedDatabase> | undefined): Promise<void> {
  const log = pino({ level: settings.logLevel }, pino.destination(2));
  const world = await openWorld(settings, { embedded, warn: (err, text) => log.warn({ err }, text) });
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
