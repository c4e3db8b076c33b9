import { dueCampuses, setDue } from '../../infra/campuses/platform.queries.ts';
import { nextDue } from './next-due.queries.ts';
import type { CampusRegistry } from './campus-registry.ts';
import { removeDeleted } from './campus-removal.ts';
import type { OpenMarket, SharedByCampuses } from './open-campus.ts';
import type { OpenCampuses } from './open-campuses.ts';

/** Maximum number of campuses opened per round. Each runs its jobs when it opens. */
const AT_ONCE = 10;

interface Parts {
  shared: SharedByCampuses;
  registry: CampusRegistry;
  open: OpenCampuses;
  isLeader: () => boolean;
  everySeconds: number;
  limits: { idleMs: number };
  warn: (error: unknown, text: string) => void;
}

/**
 * Opens closed campuses with due work, which one statement finds for all campuses. The leader runs the jobs, so the other processes mark the campuses
 * that they have open as due.
 */
export class CampusWaker {
  private readonly timer: NodeJS.Timeout;
  private readonly touched = new Map<string, number>();
  private isWaking = false;

  constructor(private readonly parts: Parts) {
    this.timer = setInterval(() => void this.wake(), parts.everySeconds * 1_000).unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** On the leader, opens the campuses that are due. On other processes, marks the open campuses as due for the leader. */
  async wake(now = new Date()): Promise<void> {
    if (this.isWaking) return;
    this.isWaking = true;
    try {
      await (this.parts.isLeader() ? this.lead(now) : this.touchOpen(now));
    } catch (error) {
      this.parts.warn(error, 'campuses with due work could not be opened, trying again');
    } finally {
      this.isWaking = false;
    }
  }

  /** Stores when a campus that is about to close is due next. */
  async rest(campus: OpenMarket, slug: string, now = new Date()): Promise<void> {
    const { isLeader, shared } = this.parts;
    this.touched.delete(slug);
    await setDue(shared.platform.pool, slug, isLeader() ? await nextDue(campus.container.database.db, now) : now);
  }

  private async lead(now: Date): Promise<void> {
    const { shared } = this.parts;
    const hasEnded = this.parts.registry.all().some(({ deleteAfter }) => deleteAfter !== null && deleteAfter <= now);
    const removed = hasEnded ? await removeDeleted(shared, now) : [];
    for (const { slug } of removed) shared.log.warn({ campus: slug }, 'a deleted campus was removed for good');
    await this.openDue(now);
  }

  private async openDue(now: Date): Promise<void> {
    const { shared, registry, open } = this.parts;
    const due = await dueCampuses(shared.platform.pool, now);
    for (const slug of due.slice(0, AT_ONCE)) {
      const campus = await registry.ofSlug(slug);
      if (campus) (await open.open(campus)).usedAt = performance.now();
    }
  }

  private async touchOpen(now: Date): Promise<void> {
    const { shared, open, limits } = this.parts;
    for (const slug of open.slugs()) {
      if (now.getTime() - (this.touched.get(slug) ?? -Infinity) < limits.idleMs / 2) continue;
      await setDue(shared.platform.pool, slug, now);
      this.touched.set(slug, now.getTime());
    }
  }
}
