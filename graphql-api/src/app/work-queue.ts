import { availableParallelism } from 'node:os';
import type { Ctx, WorkPlace } from '../platform/context.ts';
import { DomainError, ErrorCode } from '../platform/errors.ts';
import { messages } from '../messages.ts';

/** Work that a client may do at once before it takes turns, and what it wins back, in milliseconds of one processor a second. */
const BURST_MS = 200;
const REFILL_PER_SECOND = 100;
/** What an operation is expected to take for a point of its cost; what it took is charged in the end. */
const MS_PER_COST = 0.4;
/** One long operation does not bar a client for long. */
const MOST_DEBT_MS = 2_000;
/** After a turn the next one waits as long as it took, at most this long: meanwhile the processor is free for the others. */
const LONGEST_REST_MS = 100;
/** Operations of one client that wait, and how long one waits before it is rejected. */
const MOST_WAITING = 200;
const LONGEST_WAIT_MS = 5_000;
const RETRY_AFTER = 5;
/** Clients that are kept before those without debt are removed. */
const MANY_CLIENTS = 1_000;

interface Client {
  running: number;
  waiting: Waiting[];
  /** Milliseconds of work that it has left; below zero it takes turns with others like it. */
  credit: number;
  refilledAt: number;
}

interface Waiting {
  expected: number;
  start: (place: WorkPlace) => void;
  timer: NodeJS.Timeout;
}

const busy = (): DomainError => new DomainError(ErrorCode.RATE_LIMITED, messages.busy(RETRY_AFTER), { retryAfter: RETRY_AFTER });

/** Whose operation it is: a user's, or that of the guests behind an address. */
export const workerOf = ({ viewer, ip }: Pick<Ctx, 'viewer' | 'ip'>): string => (viewer ? `user ${viewer.id}` : `address ${ip}`);

/**
 * Shares the server among clients: a client has a few operations at work at once, the rest wait. Work is measured, not guessed: a client
 * that has used its share of time, or asks for more than is left of it, has one operation at work, and all such clients together have one, in turns. So the costly
 * operations of a few never take more than one processor from the rest, whatever makes them costly.
 */
export class WorkQueue {
  private readonly clients = new Map<string, Client>();
  /** Clients with waiting operations, whose turn is next first. */
  private readonly line = new Set<Client>();
  private running = 0;
  private turnIsTaken = false;
  /** Goes slower than time while more runs than there are processors: how far each operation can have come. */
  private clock = 0;
  private clockSetAt = performance.now();

  /** `atOnce` operations of one client; 0 lets everything through. */
  constructor(
    private readonly atOnce: number,
    private readonly processors = availableParallelism(),
  ) {}

  /** Runs an operation of a client when it is its turn. Throws RATE_LIMITED when too many wait, or one for too long. */
  async run<Result>(name: string, work: (place: WorkPlace | undefined) => Promise<Result>, cost = 0): Promise<Result> {
    if (this.atOnce === 0) return work(undefined);
    const client = this.clientOf(name);
    const expected = cost * MS_PER_COST;
    const isFree = client.waiting.length === 0 && this.canStart(client, expected);
    const place = isFree ? this.begin(client, expected) : await this.wait(client, expected);
    try {
      return await work(place);
    } finally {
      place.leave();
    }
  }

  private clientOf(name: string): Client {
    const known = this.clients.get(name);
    if (known) return known;
    if (this.clients.size >= MANY_CLIENTS) this.forgetIdle();
    const client: Client = { running: 0, waiting: [], credit: BURST_MS, refilledAt: performance.now() };
    this.clients.set(name, client);
    return client;
  }

  private forgetIdle(): void {
    for (const [name, client] of this.clients) {
      if (client.running === 0 && client.waiting.length === 0 && !this.exceeds(client, BURST_MS)) this.clients.delete(name);
    }
  }

  /** Whether the client has less left than an operation is expected to take. */
  private exceeds(client: Client, expected: number): boolean {
    const now = performance.now();
    client.credit = Math.min(BURST_MS, client.credit + ((now - client.refilledAt) / 1_000) * REFILL_PER_SECOND);
    client.refilledAt = now;
    return client.credit < expected;
  }

  private canStart(client: Client, expected: number): boolean {
    return this.exceeds(client, expected) ? client.running === 0 && !this.turnIsTaken : client.running < this.atOnce;
  }

  private wait(client: Client, expected: number): Promise<WorkPlace> {
    if (client.waiting.length >= MOST_WAITING) throw busy();
    return new Promise((resolve, reject) => {
      const waiting: Waiting = { expected, start: resolve, timer: setTimeout(() => this.giveUp(client, waiting, reject), LONGEST_WAIT_MS) };
      client.waiting.push(waiting);
      this.line.add(client);
    });
  }

  private giveUp(client: Client, waiting: Waiting, reject: (error: Error) => void): void {
    client.waiting.splice(client.waiting.indexOf(waiting), 1);
    if (client.waiting.length === 0) this.line.delete(client);
    reject(busy());
  }

  private startWaiting(): void {
    for (const client of [...this.line]) {
      while (client.waiting.length > 0 && this.canStart(client, client.waiting[0]!.expected)) {
        const { start, timer, expected } = client.waiting.shift()!;
        clearTimeout(timer);
        this.line.delete(client);
        if (client.waiting.length > 0) this.line.add(client);
        start(this.begin(client, expected));
      }
    }
  }

  /** Takes a place for an operation of the client. Leaving it, for good or for a while, charges the client and lets others start. */
  private begin(client: Client, expected: number): WorkPlace {
    let takesTurn = this.exceeds(client, expected);
    let isIn = false;
    let startedAt = 0;
    const enter = (): void => {
      if (isIn) return;
      isIn = true;
      this.setClock();
      startedAt = this.clock;
      this.running += 1;
      client.running += 1;
    };
    const leave = (): void => {
      if (!isIn) return;
      isIn = false;
      this.setClock();
      this.running -= 1;
      client.running -= 1;
      client.credit = Math.max(-MOST_DEBT_MS, client.credit - (this.clock - startedAt));
      if (takesTurn) this.endTurn(this.clock - startedAt);
      takesTurn = false;
      this.startWaiting();
    };
    if (takesTurn) this.turnIsTaken = true;
    enter();
    return { takesTurn, enter, leave };
  }

  private endTurn(lasted: number): void {
    setTimeout(
      () => {
        this.turnIsTaken = false;
        this.startWaiting();
      },
      Math.min(lasted, LONGEST_REST_MS),
    );
  }

  private setClock(): void {
    const now = performance.now();
    this.clock += (now - this.clockSetAt) * Math.min(1, this.processors / Math.max(1, this.running));
    this.clockSetAt = now;
  }
}
