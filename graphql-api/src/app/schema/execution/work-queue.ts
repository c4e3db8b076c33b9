import { availableParallelism } from 'node:os';
import type { Ctx, QueueSlot } from '../../../platform/context.ts';
import { DomainError, ErrorCode } from '../../../platform/errors.ts';
import { POLICIES } from '../budget/budget.ts';
import { messages } from '../../../messages.ts';

/** CPU time that a client may use in a burst, in milliseconds, and that it regains per second. Beyond it, the client takes turns. */
const BURST_MS = 200;
const REFILL_PER_SECOND = 100;
/** Expected milliseconds per point of an operation's cost. Afterwards, the measured time is charged. */
const MS_PER_COST = 0.4;
/** Maximum debt of a client, in milliseconds, so that one long operation does not block it for long. */
const MOST_DEBT_MS = 2_000;
/** Maximum pause after a turn, in milliseconds. The pause is as long as the turn, and leaves the processor to other clients. */
const LONGEST_REST_MS = 100;
/**
 * How long the slot stays reserved for the next operation of the client that was served least, while others wait, in milliseconds. That client must
 * first receive its response.
 */
const NEXT_OPERATION_MS = 50;
/** Maximum number of waiting operations of one client, and the maximum wait in milliseconds. */
const MOST_WAITING = 200;
const LONGEST_WAIT_MS = 5_000;
const RETRY_AFTER = 5;
/** Number of clients above which clients without debt are removed. */
const MANY_CLIENTS = 1_000;

interface Client {
  running: number;
  waiting: Waiting[];
  /** Remaining milliseconds of work. Below zero, the client takes turns with others. */
  credit: number;
  refilledAt: number;
  /** Milliseconds of turns that the client has had, or would have had if it had arrived earlier. */
  served: number;
}

interface Waiting {
  expected: number;
  start: (slot: QueueSlot) => void;
  timer: NodeJS.Timeout;
}

const busy = (): DomainError =>
  new DomainError(ErrorCode.RATE_LIMITED, messages.busy(RETRY_AFTER), { retryAfter: RETRY_AFTER, details: { policy: POLICIES.parallel } });

/** Returns the client of an operation: a user, or the guests behind an address. */
export const clientKey = ({ viewer, ip }: Pick<Ctx, 'viewer' | 'ip'>): string => (viewer ? `user ${viewer.id}` : `address ${ip}`);

/**
 * Shares the server among clients. Each client runs a few operations at the same time, and further operations wait. Running time is measured: a
 * client that has used its share, or whose operation is expected to exceed it, runs one operation at a time, and all such clients share one slot in
 * turns. Expensive operations of a few clients therefore never take more than one processor from the others. The client with the smallest total of
 * turns is next (start-time fair queueing), so that the many short operations of one client do not each wait for a long one of another.
 */
export class WorkQueue {
  private readonly clients = new Map<string, Client>();
  /** Clients with waiting operations, the next one first. */
  private readonly queue = new Set<Client>();
  private running = 0;
  private turnIsTaken = false;
  /** How much the client of the last turn had been served before that turn. */
  private served = 0;
  /** Client for which the slot is reserved. */
  private awaited: Client | undefined;
  private awaitedUntil: NodeJS.Timeout | undefined;
  /**
   * Clock of CPU time that each running operation can have used. It advances more slowly than time if more operations run than there are processors.
   */
  private clock = 0;
  private clockSetAt = performance.now();

  /** `atOnce`: maximum number of operations of one client at the same time; 0 means no limit. */
  constructor(
    private readonly atOnce: number,
    private readonly processors = availableParallelism(),
  ) {}

  /** Runs an operation of a client when it is its turn. Throws RATE_LIMITED if too many operations wait, or if this one waits too long. */
  async run<Result>(name: string, operation: (slot: QueueSlot | undefined) => Promise<Result>, cost = 0): Promise<Result> {
    if (this.atOnce === 0) return operation(undefined);
    const client = this.clientOf(name);
    const expected = cost * MS_PER_COST;
    const isFree = client.waiting.length === 0 && this.canStart(client, expected);
    const slot = isFree ? this.startFor(client, expected) : await this.wait(client, expected);
    try {
      return await operation(slot);
    } finally {
      slot.release();
    }
  }

  private clientOf(name: string): Client {
    const known = this.clients.get(name);
    if (known) return known;
    if (this.clients.size >= MANY_CLIENTS) this.removeIdleClients();
    const client: Client = { running: 0, waiting: [], credit: BURST_MS, refilledAt: performance.now(), served: 0 };
    this.clients.set(name, client);
    return client;
  }

  private removeIdleClients(): void {
    for (const [name, client] of this.clients) {
      if (client.running === 0 && client.waiting.length === 0 && !this.exceeds(client, BURST_MS)) this.clients.delete(name);
    }
  }

  /** Returns whether an operation is expected to take more time than the client has left. */
  private exceeds(client: Client, expected: number): boolean {
    const now = performance.now();
    client.credit = Math.min(BURST_MS, client.credit + ((now - client.refilledAt) / 1_000) * REFILL_PER_SECOND);
    client.refilledAt = now;
    return client.credit < expected;
  }

  private canStart(client: Client, expected: number): boolean {
    return this.exceeds(client, expected)
      ? client.running === 0 && !this.turnIsTaken && (this.awaited ?? client) === client
      : client.running < this.atOnce;
  }

  private wait(client: Client, expected: number): Promise<QueueSlot> {
    if (client.waiting.length >= MOST_WAITING) throw busy();
    return new Promise((resolve, reject) => {
      if (client.waiting.length === 0) client.served = Math.max(client.served, this.served);
      const waiting: Waiting = { expected, start: resolve, timer: setTimeout(() => this.timeOut(client, waiting, reject), LONGEST_WAIT_MS) };
      client.waiting.push(waiting);
      this.queue.add(client);
    });
  }

  private timeOut(client: Client, waiting: Waiting, reject: (error: Error) => void): void {
    client.waiting.splice(client.waiting.indexOf(waiting), 1);
    if (client.waiting.length === 0) this.queue.delete(client);
    reject(busy());
  }

  private startWaiting(): void {
    for (const client of [...this.queue].toSorted((one, other) => one.served - other.served)) {
      while (client.waiting.length > 0 && this.canStart(client, client.waiting[0]!.expected)) {
        const { start, timer, expected } = client.waiting.shift()!;
        clearTimeout(timer);
        this.queue.delete(client);
        if (client.waiting.length > 0) this.queue.add(client);
        start(this.startFor(client, expected));
      }
    }
  }

  /** Gives an operation of the client a slot. Releasing the slot charges the client and lets others start. */
  private startFor(client: Client, expected: number): QueueSlot {
    let exceedsShare = this.exceeds(client, expected);
    let isHeld = false;
    let startedAt = 0;
    const acquire = (): void => {
      if (isHeld) return;
      isHeld = true;
      this.setClock();
      startedAt = this.clock;
      this.running += 1;
      client.running += 1;
    };
    const release = (): void => {
      if (!isHeld) return;
      isHeld = false;
      this.setClock();
      this.running -= 1;
      client.running -= 1;
      client.credit = Math.max(-MOST_DEBT_MS, client.credit - (this.clock - startedAt));
      if (exceedsShare) this.endTurn(client, this.clock - startedAt);
      exceedsShare = false;
      this.startWaiting();
    };
    if (exceedsShare) {
      this.turnIsTaken = true;
      this.keepFreeFor(undefined);
      this.served = client.served;
    }
    acquire();
    return { exceedsShare, acquire, release };
  }

  private endTurn(client: Client, lasted: number): void {
    client.served += lasted;
    setTimeout(
      () => {
        this.turnIsTaken = false;
        if (client.waiting.length === 0 && [...this.queue].every(({ served }) => served > client.served)) this.keepFreeFor(client);
        this.startWaiting();
      },
      Math.min(lasted, LONGEST_REST_MS),
    );
  }

  private keepFreeFor(client: Client | undefined): void {
    clearTimeout(this.awaitedUntil);
    this.awaited = client;
    if (!client) return;
    this.awaitedUntil = setTimeout(() => {
      this.awaited = undefined;
      this.startWaiting();
    }, NEXT_OPERATION_MS);
  }

  private setClock(): void {
    const now = performance.now();
    this.clock += (now - this.clockSetAt) * Math.min(1, this.processors / Math.max(1, this.running));
    this.clockSetAt = now;
  }
}
