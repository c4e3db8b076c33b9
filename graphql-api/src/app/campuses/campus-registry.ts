import { allCampuses, isServed, type Campus } from '../../infra/campuses/platform.queries.ts';
import type { Platform } from '../../infra/campuses/platform.ts';

/** Interval for reading the campuses, and minimum age of the last read before an unknown host triggers another one, in milliseconds. */
const LOOK_EVERY_MS = 5_000;
const LOOK_AGAIN_AFTER_MS = 500;

type Warn = (error: unknown, text: string) => void;

/** The campuses of the database, read every few seconds by one statement, and at once for an unknown host. */
export class CampusRegistry {
  private campuses: readonly Campus[] = [];
  private byHost = new Map<string, Campus>();
  private lookedAt = -Infinity;
  private looking: Promise<void> | undefined;
  private readonly timer: NodeJS.Timeout;

  /** `onRead` is called with all campuses after each read. */
  constructor(
    private readonly platform: Pick<Platform, 'pool'>,
    private readonly onRead: (campuses: readonly Campus[]) => void,
    private readonly warn: Warn,
  ) {
    this.timer = setInterval(() => void this.tryToLook(), LOOK_EVERY_MS).unref();
  }

  /** Reads the campuses again. */
  look(): Promise<void> {
    this.looking ??= this.read().finally(() => (this.looking = undefined));
    return this.looking;
  }

  /** Returns the campus of a host. The port may be significant. */
  async ofHost(host: string): Promise<Campus | undefined> {
    return this.find(() => this.byHost.get(host) ?? this.byHost.get(host.replace(/:\d+$/, '')));
  }

  async ofSlug(slug: string): Promise<Campus | undefined> {
    return this.find(() => this.campuses.find((campus) => campus.slug === slug));
  }

  all(): readonly Campus[] {
    return this.campuses;
  }

  /** Returns the campuses that are publicly listed. */
  listed(): Campus[] {
    return this.campuses.filter((campus) => campus.isListed && isServed(campus));
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** An unknown campus may be new, so the campuses are read again. */
  private async find(known: () => Campus | undefined): Promise<Campus | undefined> {
    const found = known();
    if (found || performance.now() - this.lookedAt < LOOK_AGAIN_AFTER_MS) return found;
    await this.tryToLook();
    return known();
  }

  private async tryToLook(): Promise<void> {
    await this.look().catch((error: unknown) => this.warn(error, 'the campuses could not be read'));
  }

  private async read(): Promise<void> {
    this.lookedAt = performance.now();
    this.campuses = await allCampuses(this.platform.pool);
    this.byHost = new Map(this.campuses.flatMap((campus) => campus.hosts.map((host) => [host, campus] as const)));
    this.onRead(this.campuses);
  }
}
