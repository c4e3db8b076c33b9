import 'reflect-metadata';
import type { Logger } from 'pino';
import { warningsOf, type Settings } from '../platform/settings.ts';
import { demoSignIns } from '../demo/demo-data.ts';
import type { EmbeddedDatabase } from '../infra/embedded.ts';
import { addDemoData } from './first-data.ts';
import { openApplication } from './application.ts';
import { logUncaughtErrors } from './uncaught-errors.ts';
import { startMailWorker } from './mail-worker.ts';
import { startMaintenance } from './maintenance.ts';
import { startPhotoSweep } from './photo-sweep.ts';
import { createApp } from './server.ts';

function showProgress(done: number, of: number): void {
  if (done % 10 === 0 || done === of) console.log(`Drawing the demo shop: ${done} of ${of}`);
}

/** Longest shutdown after the wait for the proxy, in milliseconds: running requests, mails that are being sent, the database. */
const STOP_WITHIN_MS = 45_000;

/** Starts the server and prints its URL; shuts it down on SIGTERM and SIGINT. `embedded` is a database that is already starting. */
export async function serve(settings: Settings, log: Logger, embedded: Promise<EmbeddedDatabase> | undefined): Promise<void> {
  logUncaughtErrors(log);
  for (const warning of warningsOf(settings)) log.warn(warning);
  const container = await openApplication(settings, { embedded, warn: (err, text) => log.warn({ err }, text) });
  await container.database.migrate(async () => {
    if (settings.demoData) await addDemoData(container, showProgress);
  });
  const app = await createApp(container, log);
  const stopMails = startMailWorker(container, log);
  const stopPhotoSweep = startPhotoSweep(container, log);
  const stopMaintenance = startMaintenance(container, log);
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
    // Whatever hangs, such as a database that does not answer, the process ends.
    setTimeout(
      () => {
        log.error('the shutdown took too long');
        process.exit(1);
      },
      settings.shutdownWaitSeconds * 1_000 + STOP_WITHIN_MS,
    );
    stopMaintenance();
    for (const step of [() => app.stop(), stopMails, stopPhotoSweep, () => container.close()]) {
      await step().catch((err: unknown) => log.error({ err }, 'a step of the shutdown failed'));
    }
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}
