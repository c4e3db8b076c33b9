import 'reflect-metadata';
import { hostname } from 'node:os';
import type { Logger } from 'pino';
import { warningsOf, type Settings } from '../../platform/settings/settings.ts';
import { setTracing } from '../../platform/net/tracing.ts';
import { waitForDatabase } from '../../infra/database/database-wait.ts';
import type { EmbeddedDatabase } from '../../infra/embedded/embedded.ts';
import { canClassify } from '../../infra/review/image-review.ts';
import { photoStoreError } from '../../infra/photos/photo-store.ts';
import { PHOTO_WIDTHS } from '../../domains/media/photos/photo-codec.ts';
import { readVocabulary } from '../../domains/market/search/search.service.ts';
import { openApplication, type ApplicationContainer, type PrimaryApplication } from '../application.ts';
import { loadDemo, type Demo } from '../pages/demo.ts';
import { logUncaughtErrors } from './uncaught-errors.ts';
import { createApp, type App } from '../http/server.ts';
import { startWorkers } from '../jobs/workers.ts';
import { openCampuses } from '../campuses/campuses.ts';
import { withTestMode } from '../test-mode/test-site.ts';
import { standsFor } from '../../infra/pubsub/leader-election.ts';
import { readCampusSettings } from '../../platform/settings/campus-settings.ts';
import type { UntilAvailable } from '../../infra/database/database-wait.ts';

function showProgress(done: number, of: number): void {
  if (done % 10 === 0 || done === of) console.log(`Drawing the demo shop: ${done} of ${of}`);
}

/** Records spans if the settings name a receiver. The SDK is loaded only in that case. Returns a function that sends the last spans. */
async function startTracing({ tracing }: Settings): Promise<() => Promise<void>> {
  if (!tracing) return async () => undefined;
  const { openTracing } = await import('../../infra/tracing.ts');
  const opened = openTracing({ ...tracing, instance: `${hostname()}:${process.pid}` });
  setTracing(opened);
  return () => opened.close();
}

/** Maximum duration of the shutdown after the wait for the proxy, in milliseconds: running requests, emails being sent, the database. */
const STOP_WITHIN_MS = 45_000;

/** Logs what is wrong with the photo store. The start does not wait for it, because everything except photos works without it. */
async function checkPhotoStore({ infra, database }: ApplicationContainer, log: Logger): Promise<void> {
  const error = await photoStoreError(infra.settings.photoStore, { db: database.db, widths: PHOTO_WIDTHS, addresses: infra.photoAddresses });
  if (error) log.error(`PHOTO_STORE does not work, photos can be neither uploaded nor shown: ${error}`);
}

/** Prints the address of the server, and what an operator of a new one needs to know. */
function printReady(settings: Settings, demo: Demo | undefined): void {
  console.log(`\n${settings.brandName} is ready at ${settings.publicUrl}`);
  for (const { label, email, password } of demo?.signIns ?? []) console.log(`  ${label}: ${email} / ${password}`);
  if (!canClassify()) console.log('  Photos are not checked for nudity and contact data: `npm run image-review` installs what does it (390 MB)');
  if (!settings.smtpUrl && !settings.production) console.log(`  Mails: ${settings.publicUrl}/dev/mailbox`);
}

/** The app that serves requests, and the functions that end background work. */
interface Markets {
  app: App;
  steps: (() => Promise<void>)[];
}

/** Opens the campuses if the database has several, and otherwise its only market. */
async function openMarkets(container: PrimaryApplication, log: Logger, untilAvailable: UntilAvailable): Promise<Markets> {
  const campuses = await untilAvailable(() => openCampuses(container, { settingsOf: readCampusSettings, log }));
  if (campuses) return { app: campuses.app, steps: [() => campuses.stop()] };
  const app = await createApp(container, log, withTestMode(container, log));
  // Preloads the vocabulary, because the first search would otherwise wait for it.
  void readVocabulary(container.context(null, 'start'));
  return { app, steps: await untilAvailable(() => startWorkers(container, standsFor(container.database), log)) };
}

/** Starts the server and prints its URL. Shuts it down on SIGTERM and SIGINT. `embedded` is a database that is already starting. */
export async function serve(settings: Settings, log: Logger, embedded: Promise<EmbeddedDatabase> | undefined): Promise<void> {
  logUncaughtErrors(log);
  for (const warning of warningsOf(settings)) log.warn(warning);
  const closeTracing = await startTracing(settings);
  const warn = (err: unknown, text: string): void => log.warn({ err }, text);
  const demo = await loadDemo(settings);
  const untilAvailable = waitForDatabase(settings.databaseWaitSeconds, warn);
  const container = await openApplication(settings, {
    embedded,
    untilAvailable,
    warn,
    slow: { ms: settings.slowMs, onStatement: (statement) => log.warn(statement, 'slow statement') },
  });
  // Each migration and the demo data is one transaction, so that both can be repeated after a restart of the database.
  const addFirstData = async (): Promise<void> => {
    await demo?.addDemoData(container, showProgress);
  };
  await untilAvailable(() => container.database.migrate(addFirstData));
  void checkPhotoStore(container, log);
  const { app, steps } = await openMarkets(container, log, untilAvailable);
  await new Promise<void>((resolve, reject) => {
    app.http.once('error', reject);
    app.http.listen(settings.port, settings.host, resolve);
  });
  printReady(settings, demo);

  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    // The process ends even if something hangs, such as a database that does not respond.
    setTimeout(
      () => {
        log.error('the shutdown took too long');
        process.exit(1);
      },
      settings.shutdownWaitSeconds * 1_000 + STOP_WITHIN_MS,
    );
    for (const step of [() => app.stop(), ...steps, () => container.close(), closeTracing]) {
      await step().catch((err: unknown) => log.error({ err }, 'a step of the shutdown failed'));
    }
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}
