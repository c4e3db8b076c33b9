import pLimit from 'p-limit';
import type { Logger } from 'pino';
import { migrateSchema } from '../../infra/campuses/campus-schema.ts';
import { openPlatform, type Platform } from '../../infra/campuses/platform.ts';
import { allCampuses, isServed, setStatus, type Campus } from '../../infra/campuses/platform.queries.ts';
import { grantSchema } from '../../infra/campuses/role.queries.ts';
import { FIRST_SCHEMA } from '../../infra/campuses/session.queries.ts';
import { campusPubSubs } from '../../infra/pubsub/campus-pubsub.ts';
import { standsFor } from '../../infra/pubsub/leader-election.ts';
import { SharedElection } from '../../infra/pubsub/shared-election.ts';
import type { CampusFacts } from '../../platform/settings/campus-settings.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import type { PrimaryApplication } from '../application.ts';
import { executableSchema, type App } from '../http/server.ts';
import { RenderThreads } from '../pages/render/render-threads.ts';
import { CampusRegistry } from './campus-registry.ts';
import { createCampusApp, newLifecycle } from './campus-server.ts';
import { CampusWaker } from './campus-waker.ts';
import { isFirst, type SharedByCampuses } from './open-campus.ts';
import { OpenCampuses } from './open-campuses.ts';

/** Number of schemas that are migrated at the same time. */
const AT_ONCE = 4;

interface Options {
  settingsOf: (campus: CampusFacts) => Settings;
  log: Logger;
}

/** Migrates one schema. If its migrations fail, only this campus is closed. It reopens when they succeed. */
async function migrateOne(platform: Platform, campus: Campus, log: Logger): Promise<void> {
  const { primary, pools, pool } = platform;
  // Its data is being copied, or has already been moved.
  if (campus.status === 'moving') return;
  try {
    if (isFirst(campus)) await grantSchema(pools.of({ schema: FIRST_SCHEMA }), campus);
    else await migrateSchema(primary, pools, campus);
    if (campus.status === 'maintenance') await setStatus(pool, campus.slug, 'active', null);
  } catch (err) {
    log.error({ err, campus: campus.slug }, 'the migrations of a campus failed: it is closed until they succeed');
    if (campus.status !== 'suspended') await setStatus(pool, campus.slug, 'maintenance', (err as Error).message.slice(0, 500));
  }
}

/** Migrates the tables of all campuses, four at a time. The tables of the first campus are migrated with the database. */
export async function migrateCampuses(platform: Platform, log: Logger): Promise<void> {
  const inTurn = pLimit(platform.primary.embedded ? 1 : AT_ONCE);
  const campuses = await allCampuses(platform.pool);
  await Promise.all(campuses.map((campus) => inTurn(() => migrateOne(platform, campus, log))));
}

/** Campuses of a database, served on one port. */
export interface Campuses {
  app: App;
  open: OpenCampuses;
  registry: CampusRegistry;
  waker: CampusWaker;
  /** Ends the work of all campuses after the app has stopped. */
  stop(): Promise<void>;
}

/** Serves the campuses of a migrated database; undefined if the database has a single market. */
export async function openCampuses(primary: PrimaryApplication, { settingsOf, log }: Options): Promise<Campuses | undefined> {
  const { settings } = primary.infra;
  const warn = (err: unknown, text: string): void => log.warn({ err }, text);
  const platform = await openPlatform(primary.database, new Date());
  if (!platform) return undefined;
  await primary.database.withoutMigrations(() => migrateCampuses(platform, log));
  const election = new SharedElection();
  await election.start(standsFor(primary.database));
  const shared: SharedByCampuses = {
    ...{ platform, primary, settingsOf, log },
    executable: executableSchema(primary),
    pubsubOf: campusPubSubs(primary.infra.pubsub),
    stand: election.stand,
    lifecycle: newLifecycle(),
    threads: new RenderThreads(settings.renderCampuses),
  };
  const limits = { most: settings.campusesOpen, idleMs: settings.campusIdleMinutes * 60_000 };
  const open = new OpenCampuses(shared, limits, (campus, slug) => waker.rest(campus, slug));
  const registry = new CampusRegistry(platform, (campuses) => open.keep(campuses), warn);
  const waker = new CampusWaker({ shared, registry, open, isLeader: election.isLeader, everySeconds: settings.jobSeconds, limits, warn });
  await registry.look();
  const first = registry.all().find(isFirst);
  if (first && isServed(first)) await open.open(first);
  const stop = async (): Promise<void> => {
    waker.stop();
    registry.stop();
    await open.stop();
    await election.stop();
    platform.close();
  };
  return { app: createCampusApp({ shared, registry, open }), open, registry, waker, stop };
}
