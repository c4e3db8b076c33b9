import type { RequestListener } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { campusKeeper } from '../../infra/campuses/campus-keeper.ts';
import type { Campus } from '../../infra/campuses/platform.queries.ts';
import type { Platform } from '../../infra/campuses/platform.ts';
import { FIRST_SCHEMA } from '../../infra/campuses/session.queries.ts';
import type { Stand } from '../../infra/pubsub/leader-election.ts';
import type { PubSub } from '../../platform/ports.ts';
import type { CampusFacts } from '../../platform/settings/campus-settings.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { applicationOn, type ApplicationContainer, type PrimaryApplication } from '../application.ts';
import { createSite, type SharedBySites, type Site } from '../http/server.ts';
import { startWorkers } from '../jobs/workers.ts';

/** Parts that all campuses of a process share. */
export interface SharedByCampuses extends SharedBySites {
  platform: Platform;
  primary: PrimaryApplication;
  pubsubOf: (campus: string) => PubSub;
  stand: Stand;
  settingsOf: (campus: CampusFacts) => Settings;
  log: Logger;
}

/**
 * How long to wait for running requests, in milliseconds. Together with the five seconds until servers notice that a campus is being moved, it is
 * less than the move waits for them.
 */
const FINISH_WITHIN_MS = 2_000;

export const isFirst = ({ schema }: Campus): boolean => schema === FIRST_SCHEMA;

/** Returns the facts of a campus from which its settings are read. */
export const factsOf = (campus: Campus): CampusFacts => ({ ...campus, isFirst: isFirst(campus) });

/** Parts from which the container of a campus is made. */
export interface OfContainer extends Pick<SharedByCampuses, 'platform' | 'primary' | 'pubsubOf' | 'settingsOf'> {
  log: { warn: (details: object, text: string) => void };
}

/** Assembles the parts that belong to one campus: its settings, and a container for its schema. */
export function campusContainer(campus: Campus, { platform, primary, pubsubOf, settingsOf, log }: OfContainer): ApplicationContainer {
  const { imageReviewer, pictureTextReader } = primary.infra;
  const warn = (err: unknown, text: string): void => log.warn({ err, campus: campus.slug }, text);
  const keeper = campusKeeper({ pool: platform.pool, campus: { ...campus, isFirst: isFirst(campus) }, settingsOf });
  const shared = { imageReviewer, pictureTextReader, pubsub: pubsubOf(campus.slug), instead: { campusKeeper: keeper } };
  const settings = { ...settingsOf(factsOf(campus)), isMoving: campus.status === 'moving' };
  return applicationOn(platform.databaseOf(campus), settings, { ...shared, warn, measuresProcess: isFirst(campus) });
}

/** Parts that the markets of a process share. */
type OfProcess = SharedBySites & Pick<SharedByCampuses, 'stand' | 'log'>;

/** One of several markets, such as a campus, that serves requests and does its work in this process. */
export class OpenMarket {
  private readonly requests = new Set<Promise<void>>();
  usedAt = performance.now();

  private constructor(
    readonly container: ApplicationContainer,
    readonly site: Site,
    private readonly workers: readonly (() => Promise<void>)[],
    private readonly log: Logger,
  ) {}

  static async open(campus: Campus, shared: SharedByCampuses): Promise<OpenMarket> {
    const log = shared.log.child({ campus: campus.slug });
    return OpenMarket.start(campusContainer(campus, shared), { ...shared, log }, isFirst(campus));
  }

  static async start(container: ApplicationContainer, { stand, log, ...shared }: OfProcess, isFirst = false): Promise<OpenMarket> {
    const site = await createSite(container, log, shared);
    if (isFirst) site.warmUp();
    // Due work is postponed until a campus has been moved.
    const workers = container.infra.settings.isMoving ? [] : await startWorkers(container, stand, log);
    return new OpenMarket(container, site, workers, log);
  }

  /** Whether requests are running or sockets are open. */
  get isInUse(): boolean {
    return this.requests.size > 0 || this.site.sockets.count() > 0;
  }

  readonly listener: RequestListener = (request, response) => {
    this.usedAt = performance.now();
    const ended = new Promise<void>((resolve) => response.once('close', resolve)).then(() => {
      this.requests.delete(ended);
      this.usedAt = performance.now();
    });
    this.requests.add(ended);
    void this.site.listener(request, response);
  };

  private async answerAll(): Promise<void> {
    const answered = async (): Promise<void> => {
      // More requests may arrive meanwhile from callers that still hold this market.
      while (this.requests.size > 0) await Promise.all(this.requests);
    };
    await Promise.race([answered(), wait(FINISH_WITHIN_MS, undefined, { ref: false })]);
  }

  /** Finishes running requests, ends background work and leaves the connections to the other campuses. */
  async close(): Promise<void> {
    for (const step of [
      () => this.site.sockets.close(),
      () => this.answerAll(),
      ...this.workers,
      () => this.site.stop(),
      () => this.container.close(),
    ]) {
      await step().catch((err: unknown) => this.log.error({ err }, 'a step of closing a market failed'));
    }
  }
}
