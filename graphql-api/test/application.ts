import 'reflect-metadata';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { openApplication, outboxFolder, type ApplicationContainer } from '../src/app/application.ts';
import { startMailWorker } from '../src/app/mail-worker.ts';
import { createApp } from '../src/app/server.ts';
import { readSettings, type Settings } from '../src/platform/settings.ts';
import { databaseUrl, environment } from './settings.ts';

/** The server under test, on a port of its own and a real database. */
export interface TestApplication {
  container: ApplicationContainer;
  url: string;
  outbox: string;
  /** Texts of all statements since the last `clear`, without those of background work. */
  statements: { list: string[]; clear(): void };
}

/** Whether queries are planned as one statement per root field (READ_PLANNER). */
export const usesPlanner = readSettings({ READ_PLANNER: environment.READ_PLANNER }).readPlanner;

/** Statements of background work: sending mails and publishing events to other processes. */
const BACKGROUND_WORK = /^(with due as|delete from "outgoing_mails"|update "outgoing_mails")|pg_notify/;

async function open(): Promise<TestApplication> {
  const dataDir = mkdtempSync(join(tmpdir(), 'campuscart-test-'));
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  const settings = readSettings({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    READ_PLANNER: environment.READ_PLANNER,
    DEMO_DATA: '0',
    WEB_DIR: dataDir,
  });
  const list: string[] = [];
  const container = await openApplication(settings, { onStatement: (text) => void (BACKGROUND_WORK.test(text) || list.push(text)) });
  await container.database.migrate();
  const log = pino({ level: environment.TEST_LOG ?? 'silent' });
  const app = await createApp(container, log);
  startMailWorker(container, log);
  await new Promise<void>((resolve) => app.http.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(app.http.address() as AddressInfo).port}`;
  return { container, url, outbox: outboxFolder(settings), statements: { list, clear: () => void (list.length = 0) } };
}

/** Another server of the product on the same database, with some settings changed. */
export async function serverWith(
  change: (settings: Settings) => Partial<Settings>,
  contextOf?: ApplicationContainer['context'],
): Promise<{ url: string; stop: () => Promise<void> }> {
  const { container } = await testApplication();
  const infra = { ...container.infra, settings: { ...container.infra.settings, ...change(container.infra.settings) } };
  const context: ApplicationContainer['context'] = (viewer, ip) => ({ ...(contextOf ?? container.context)(viewer, ip), infra });
  const app = await createApp({ ...container, infra, context }, pino({ level: environment.TEST_LOG ?? 'silent' }));
  await new Promise<void>((resolve) => app.http.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(app.http.address() as AddressInfo).port}`, stop: () => app.stop() };
}

const shared = globalThis as { campuscartTestApplication?: Promise<TestApplication> };

/** One application for all test files of a run. Each test creates its own users and products. */
export function testApplication(): Promise<TestApplication> {
  return (shared.campuscartTestApplication ??= open());
}
