import { isServed, type Campus } from '../../infra/campuses/platform.queries.ts';
import { isFirst, OpenMarket, type SharedByCampuses } from './open-campus.ts';

/** How often campuses that nobody uses are looked for, in milliseconds. */
const SWEEP_EVERY_MS = 10_000;

interface Limits {
  /** Campuses that are open at once, besides those in use. */
  most: number;
  /** How long a campus that nobody uses stays open, in milliseconds. */
  idleMs: number;
}

interface Entry {
  /** What it was opened with: another value is another campus, or has other settings. */
  version: string;
  isFirst: boolean;
  opening: Promise<OpenMarket>;
  opened?: OpenMarket;
}

/** What a campus is made of, whatever its order. */
const versionOf = ({ slug, name, hosts, emailDomains, schema, role, settings, status }: Campus): string =>
  JSON.stringify([slug, name, hosts, emailDomains, schema, role, Object.entries(settings).toSorted(), status]);

/** The campuses that are open in this process: each from its first request until nobody has used it for a time. The first campus stays open. */
export class OpenCampuses {
  private readonly entries = new Map<string, Entry>();
  private readonly closing = new Set<Promise<void>>();
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly shared: SharedByCampuses,
    private readonly limits: Limits,
    /** Called before a campus that nobody uses is closed. */
    private readonly onIdle: (campus: OpenMarket, slug: string) => Promise<void>,
  ) {
    this.timer = setInterval(() => this.sweep(), SWEEP_EVERY_MS).unref();
  }

  /** Opens a campus, unless it is open. A failure is that of this call, and the next one tries again. */
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

  /** The names of those that are closed when nobody uses them. */
  slugs(): string[] {
    return [...this.entries].flatMap(([slug, entry]) => (entry.opened && !entry.isFirst ? [slug] : []));
  }

  /** Closes those that are suspended or gone, or have other settings now, or begin to move: these open again with their next request. */
  keep(campuses: readonly Campus[]): void {
    const current = new Map(campuses.filter(isServed).map((campus) => [campus.slug, versionOf(campus)]));
    for (const [slug, entry] of this.entries) if (current.get(slug) !== entry.version) this.close(slug, entry);
  }

  /** Closes all, once what is under way has been answered. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    for (const [slug, entry] of this.entries) this.close(slug, entry);
    await Promise.all(this.closing);
  }

  /** Closes those that nobody has used for a time, the longest unused first, and more of them where too many are open. */
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
