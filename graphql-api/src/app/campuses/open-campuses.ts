import { isServed, type Campus } from '../../infra/campuses/platform.queries.ts';
import { isFirst, OpenMarket, type SharedByCampuses } from './open-campus.ts';

/** Interval for finding unused campuses, in milliseconds. */
const SWEEP_EVERY_MS = 10_000;

interface Limits {
  /** Maximum number of open campuses, besides those in use. */
  most: number;
  /** How long an unused campus stays open, in milliseconds. */
  idleMs: number;
}

interface Entry {
  /** Version with which the campus was opened. Another version means another campus or changed settings. */
  version: string;
  isFirst: boolean;
  opening: Promise<OpenMarket>;
  opened?: OpenMarket;
}

/** Returns a text that changes with any fact of a campus, regardless of the order of its settings. */
const versionOf = ({ slug, name, hosts, emailDomains, schema, role, settings, status }: Campus): string =>
  JSON.stringify([slug, name, hosts, emailDomains, schema, role, Object.entries(settings).toSorted(), status]);

/** Campuses that are open in this process. Each is open from its first request until it has been unused for a while. The first campus stays open. */
export class OpenCampuses {
  private readonly entries = new Map<string, Entry>();
  private readonly closing = new Set<Promise<void>>();
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly shared: SharedByCampuses,
    private readonly limits: Limits,
    /** Called before an unused campus is closed. */
    private readonly onIdle: (campus: OpenMarket, slug: string) => Promise<void>,
  ) {
    this.timer = setInterval(() => this.sweep(), SWEEP_EVERY_MS).unref();
  }

  /** Opens a campus, unless it is open. If it fails, the next call tries again. */
  async open(campus: Campus): Promise<OpenMarket> {
    const version = versionOf(campus);
    const known = this.entries.get(campus.slug);
    if (known?.version === version) return known.opening;
    if (known) this.close(campus.slug, known);
    const entry: Entry = { version, isFirst: isFirst(campus), opening: OpenMarket.open(campus, this.shared) };
    this.entries.set(campus.slug, entry);
    try {
      entry.opened = await entry.opening;
      return entry.opened;
    } catch (error) {
      if (this.entries.get(campus.slug) === entry) this.entries.delete(campus.slug);
      throw error;
    }
  }

  all(): OpenMarket[] {
    return [...this.entries.values()].flatMap(({ opened }) => opened ?? []);
  }

  /** Returns the names of open campuses, except the first one, which is never closed for inactivity. */
  slugs(): string[] {
    return [...this.entries].flatMap(([slug, entry]) => (entry.opened && !entry.isFirst ? [slug] : []));
  }

  /**
   * Closes campuses that were suspended or removed, that have changed settings, or whose move began. If they are still served, their next request
   * opens them again.
   */
  keep(campuses: readonly Campus[]): void {
    const current = new Map(campuses.filter(isServed).map((campus) => [campus.slug, versionOf(campus)]));
    for (const [slug, entry] of this.entries) if (current.get(slug) !== entry.version) this.close(slug, entry);
  }

  /** Closes all campuses after running requests have finished. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    for (const [slug, entry] of this.entries) this.close(slug, entry);
    await Promise.all(this.closing);
  }

  /** Closes campuses that have been unused for a while, the longest unused first. Closes more if too many are open. */
  sweep(now = performance.now()): void {
    const unused = [...this.entries].flatMap(([slug, entry]) =>
      entry.opened && !entry.isFirst && !entry.opened.isInUse ? [{ slug, entry, at: entry.opened.usedAt }] : [],
    );
    let tooMany = this.entries.size - this.limits.most;
    for (const { slug, entry, at } of unused.toSorted((one, other) => one.at - other.at)) {
      if (tooMany <= 0 && now - at < this.limits.idleMs) return;
      tooMany -= 1;
      this.close(slug, entry, this.onIdle);
    }
  }

  private close(slug: string, entry: Entry, first: (campus: OpenMarket, slug: string) => Promise<void> = async () => undefined): void {
    this.entries.delete(slug);
    const closed = this.end(slug, entry, first)
      .catch((err: unknown) => this.shared.log.error({ err, campus: slug }, 'a campus was not closed'))
      .finally(() => this.closing.delete(closed));
    this.closing.add(closed);
  }

  private async end(slug: string, { opening }: Entry, first: (campus: OpenMarket, slug: string) => Promise<void>): Promise<void> {
    const opened = await opening.catch(() => undefined);
    if (!opened) return;
    try {
      await first(opened, slug);
    } finally {
      await opened.close();
    }
  }
}
