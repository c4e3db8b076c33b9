import type { Election, Stand } from './leader-election.ts';

/** One candidacy of this process for many markets. The process leads all of them or none. */
export class SharedElection {
  private readonly listeners = new Set<() => void>();
  private election: Election | undefined;

  async start(stand: Stand): Promise<void> {
    this.election = await stand(() => this.listeners.forEach((listener) => listener()));
  }

  readonly isLeader = (): boolean => this.election?.isLeader() ?? false;

  /** Notifies a market when this process becomes the leader, or at once if it already is. */
  readonly stand: Stand = async (onElected) => {
    this.listeners.add(onElected);
    if (this.isLeader()) onElected();
    return { isLeader: this.isLeader, stop: async () => void this.listeners.delete(onElected) };
  };

  async stop(): Promise<void> {
    await this.election?.stop();
  }
}
