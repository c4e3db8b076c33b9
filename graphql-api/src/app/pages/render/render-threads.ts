import type { Renderer } from './renderer.ts';

/** How long a thread stays with a campus after its last page, in milliseconds, because starting a thread takes a second of CPU time. */
const KEPT_MS = 60_000;

/** Rendering threads of a process. Each serves one campus, because the program in it knows only one college. */
export class RenderThreads {
  /** Times of last use, least recently used first. */
  private readonly usedAt = new Map<Renderer, number>();

  constructor(private readonly most: number) {}

  /** Starts rendering the pages of a campus if a thread is available. Returns whether the thread is ready. */
  use(renderer: Renderer, now = performance.now()): boolean {
    if (!renderer.isAble || (!this.usedAt.has(renderer) && !this.makeRoom(now))) return false;
    this.usedAt.delete(renderer);
    this.usedAt.set(renderer, now);
    return renderer.begin();
  }

  /** Ends the thread of a campus that is being closed. */
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
