import type { Renderer } from './renderer.ts';

/** A thread stays with a campus for this long after its last page: a thread takes a second of work to begin, in milliseconds. */
const KEPT_MS = 60_000;

/** The threads of a process that render pages, each for one campus, because the program in it knows one college. */
export class RenderThreads {
  /** When each was asked for last; the one that was asked for longest ago comes first. */
  private readonly usedAt = new Map<Renderer, number>();

  constructor(private readonly most: number) {}

  /** Has the pages of a campus rendered, where there is a thread for it. Returns whether one is ready. */
  use(renderer: Renderer, now = performance.now()): boolean {
    if (!renderer.isAble || (!this.usedAt.has(renderer) && !this.makeRoom(now))) return false;
    this.usedAt.delete(renderer);
    this.usedAt.set(renderer, now);
    return renderer.begin();
  }

  /** Ends the thread of a campus that is closed. */
  async end(renderer: Renderer): Promise<void> {
    this.usedAt.delete(renderer);
    await renderer.stop();
  }

  private makeRoom(now: number): boolean {
    if (this.usedAt.size < this.most) return true;
    const [oldest] = this.usedAt;
    if (!oldest || now - oldest[1] < KEPT_MS) return false;
    void this.end(oldest[0]);
    return true;
  }
}
