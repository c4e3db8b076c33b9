import 'reflect-metadata';
import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { openApplication, outboxFolder, type ApplicationContainer, type PrimaryApplication } from '../src/app/application.ts';
import { startBulkWorker } from '../src/app/jobs/bulk-worker.ts';
import { consumers } from '../src/app/jobs/consumers.ts';
import { startEventWorker } from '../src/app/jobs/event-worker.ts';
import { startMailWorker } from '../src/app/jobs/mail-worker.ts';
import { startPushWorker } from '../src/app/jobs/push-worker.ts';
import { startWebhookWorker } from '../src/app/jobs/webhook-worker.ts';
import { createApp } from '../src/app/http/server.ts';
import type { StatementListener } from '../src/infra/database/database.ts';
import type { Ctx, Infrastructure } from '../src/platform/context.ts';
import type { ImageReviewer } from '../src/platform/ports.ts';
import { requestScope } from '../src/platform/request-scope.ts';
import { readSettings, type Settings } from '../src/platform/settings/settings.ts';
import { copyMigrated } from './embedded-folder.ts';
import { secondCampus } from './second-campus.ts';
import { databaseUrl, environment, onSecondCampus } from './settings.ts';
import { recordFunctions, recordStatement } from './statements/sent.ts';

/** The server under test, on its own port and a real database. */
export interface TestApplication {
  container: PrimaryApplication;
  url: string;
  outbox: string;
  /** Texts of all statements since the last `clear`, without those of background work. */
  statements: { list: string[]; clear(): void };
}

/** Whether queries are planned as one statement per root field (READ_PLANNER). */
export const usesPlanner = readSettings({ READ_PLANNER: environment.READ_PLANNER }).readPlanner;

/** Set in code of the server itself: its timers, workers and consumers. */
const ofServer = new AsyncLocalStorage<true>();

/**
 * Statements that a request starts without waiting for them: the vocabulary and the log of searches, expired rate limits, events for other processes.
 */
const STARTED_BY_REQUESTS = /^(\/\* vocabulary \*\/|\/\* search log \*\/|DELETE FROM "rate_limits" WHERE expire)|pg_notify/;

/** Returns whether the current code is work of the server itself. A request belongs to its sender, even though the server received it. */
const isBackgroundWork = (): boolean => ofServer.getStore() === true && requestScope.getStore() === undefined;

/** Records all statements, and lists those that are not background work. */
const withoutBackgroundWork =
  (list: string[]): StatementListener =>
  (text) => {
    recordStatement(text);
    if (!isBackgroundWork() && !STARTED_BY_REQUESTS.test(text)) list.push(text);
  };

/** Tests share users, who do a lot at the same time and wait for emails. The tests of these budgets set their own limits. */
const WITHOUT_BUDGETS = {
  ACTOR_MAIL_MINUTES: '0',
  BUYER_OPEN_ORDERS: '100000',
  PAIR_OPEN_ORDERS: '100000',
  BUYER_ORDERS: '100000',
  USER_MESSAGES: '100000',
  CONVERSATION_MESSAGES: '100000',
  BUDGET_USER: '0',
  BUDGET_ADMIN: '0',
  BUDGET_GUEST: '0',
};

/** A webhook host that has no address. */
export const WEBHOOK_HOST = 'hooks.invalid';

/**
 * Loading the classifier takes seconds, again after each minute without a picture, and the drawings in tests are decent. content-policy.test.ts uses
 * the real one.
 */
const findsAllDecent: ImageReviewer = { classify: async () => ({ classes: {} }), close: async () => undefined };

/** Starts a server with workers and an empty database, with changed environment variables. */
export async function startApplication(changes: Record<string, string | undefined> = {}): Promise<TestApplication & { stop: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'campuscart-test-'));
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    READ_PLANNER: environment.READ_PLANNER,
    DEMO_DATA: '0',
    WEBHOOK_ALLOWED_HOSTS: WEBHOOK_HOST,
    ...WITHOUT_BUDGETS,
    // Reading the text in every picture would take longer than the tests. picture-text.test.ts reads it.
    PICTURE_TEXT_MS: '0',
    WEB_DIR: dataDir,
    ...changes,
  };
  const settings = readSettings(env);
  if (!settings.databaseUrl) await copyMigrated(settings.dataDir);
  const list: string[] = [];
  const primary = await openApplication(settings, { onStatement: withoutBackgroundWork(list) });
  primary.infra.imageReviewer = findsAllDecent;
  await primary.database.migrate();
  await recordFunctions(primary.database.db);
  // The services under test must not use anything that belongs only to the first market.
  const second = onSecondCampus ? await secondCampus(primary, env) : undefined;
  const container = (second?.container ?? primary) as PrimaryApplication;
  const log = pino({ level: environment.TEST_LOG ?? 'silent' });
  const app = await createApp(container, log);
  const workers = [
    startMailWorker(container, log),
    startPushWorker(container, log),
    startWebhookWorker(container, log),
    startBulkWorker(container, log),
    await startEventWorker(container, consumers, log),
  ];
  await new Promise<void>((resolve) => app.http.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(app.http.address() as AddressInfo).port}`;
  const stop = async () => {
    await app.stop();
    for (const worker of workers) await worker();
    await second?.close();
    await primary.close();
  };
  return { container, url, outbox: outboxFolder(container.infra.settings), statements: { list, clear: () => void (list.length = 0) }, stop };
}

/**
 * Starts another server of the product on the same database. `change` changes its settings, `changeContext` changes the context of each request, and
 * `others` replaces parts of its infrastructure.
 */
export async function serverWith(
  change: (settings: Settings) => Partial<Settings>,
  changeContext: (ctx: Ctx) => Ctx = (ctx) => ctx,
  others: Partial<Infrastructure> = {},
): Promise<{ url: string; stop: () => Promise<void> }> {
  const { container } = await testApplication();
  const infra = { ...container.infra, ...others, settings: { ...container.infra.settings, ...change(container.infra.settings) } };
  const context: ApplicationContainer['context'] = (viewer, ip) => changeContext({ ...container.context(viewer, ip), infra });
  const app = await ofServer.run(true, () => createApp({ ...container, infra, context }, pino({ level: environment.TEST_LOG ?? 'silent' })));
  await new Promise<void>((resolve) => app.http.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(app.http.address() as AddressInfo).port}`, stop: () => app.stop() };
}

const shared = globalThis as { campuscartTestApplication?: Promise<TestApplication> };

/** Returns the application that all test files of a run share. Each test creates its own users and products. */
export function testApplication(): Promise<TestApplication> {
  return (shared.campuscartTestApplication ??= ofServer.run(true, () => startApplication()));
}
