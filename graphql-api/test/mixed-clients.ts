import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';

/** Texts that would reveal the database, its driver or the code. */
const INTERNAL = /ECONN|127\.0\.0\.1|connect|terminat|postgres|node_modules|at \w+ \(|Context creation/i;
/** Codes with which a socket may be closed or rejected. Its client then reconnects. */
const RECONNECT = [1001, 1012, 1013, 503];
const ORDER =
  'mutation ($product: ID!, $key: String) { placeOrder(input: { productId: $product, quantity: 1, idempotencyKey: $key }) { order { id: databaseId } } }';

/** State of the database as known to the clients: it works, it may be stopping or starting, or it is unavailable. */
type Phase = 'up' | 'changing' | 'away';

/** Users of the clients, and the product that they order. */
interface Senders {
  url: string;
  buyer: string;
  product: string;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Clients that continue while the database stops and restarts: guests, students, orders, REST, pages and sockets. */
export class MixedClients {
  phase: Phase = 'up';
  /** Ids of acknowledged orders. */
  readonly ordered: string[] = [];
  /** Number of responses by phase. */
  readonly counts: Record<Phase, number> = { up: 0, changing: 0, away: 0 };
  /** Longest time from a request to its response or failure, by phase, in milliseconds. */
  readonly longest: Record<Phase, number> = { up: 0, changing: 0, away: 0 };
  /** Responses that must not occur in their phase. */
  readonly wrong: string[] = [];
  private isOver = false;
  private readonly clients: Promise<unknown>;

  private readonly senders: Senders;
  private readonly pauseMs: number;

  constructor(senders: Senders, count: number, pauseMs: number) {
    this.senders = senders;
    this.pauseMs = pauseMs;
    this.clients = Promise.all(Array.from({ length: count }, (_, index) => this.client(index)));
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await this.clients;
  }

  private async client(index: number): Promise<void> {
    const requests = [
      () => this.graphql('{ categories { name } products(first: 4) { nodes { id: databaseId name } } }'),
      () => this.graphql('{ me { id: databaseId name } }', {}, this.senders.buyer),
      () => this.graphql(ORDER, { product: this.senders.product, key: randomUUID() }, this.senders.buyer),
      () => this.request('/api/auth/orders', { headers: { authorization: this.senders.buyer } }),
      () => this.request(`/product/${this.senders.product}`),
      () => this.socket(),
    ];
    for (let turn = index; !this.isOver; turn += 1) {
      const [sent, startedAt] = [this.phase, performance.now()];
      await requests[turn % requests.length]!();
      this.longest[sent] = Math.max(this.longest[sent], performance.now() - startedAt);
      await pause(this.pauseMs);
    }
  }

  private graphql(query: string, variables: object = {}, token?: string): Promise<void> {
    const headers = { 'content-type': 'application/json', ...(token === undefined ? {} : { authorization: token }) };
    return this.request('/graphql', { method: 'POST', headers, body: JSON.stringify({ query, variables }) });
  }

  private async request(path: string, init?: RequestInit): Promise<void> {
    const sent = this.phase;
    try {
      const response = await fetch(this.senders.url + path, init);
      const text = await response.text();
      this.noteOrder(text);
      const isAway = response.status === 503 && response.headers.has('retry-after') && !INTERNAL.test(text);
      this.note(sent, isAway, response.status === 200, `${path} ${response.status} ${text.slice(0, 200)}`);
    } catch (error) {
      this.note(sent, false, false, `${path} ${(error as Error).message}`);
    }
  }

  private noteOrder(text: string): void {
    const id = /^\{"data":\{"placeOrder":\{"order":\{"id":"(\d+)"/.exec(text)?.[1];
    if (id !== undefined) this.ordered.push(id);
  }

  private async socket(): Promise<void> {
    const sent = this.phase;
    const socket = new WebSocket(`${this.senders.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    socket.once('open', () => socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: this.senders.buyer } })));
    const answer = await new Promise<number | string>((resolve) => {
      socket.once('message', (data: Buffer) => resolve(data.toString()));
      socket.once('close', resolve);
      socket.once('unexpected-response', (_request, { statusCode }) => resolve(statusCode!));
      socket.once('error', (error) => resolve(error.message));
    });
    socket.terminate();
    // A socket of a cached session is accepted. It misses no events, because there are none.
    const isRight = RECONNECT.includes(answer as number) || answer === '{"type":"connection_ack"}';
    this.note(sent, isRight, isRight, `socket ${answer}`);
  }

  /** Records a response. If the phase changed between request and response, either outcome is allowed. */
  private note(sent: Phase, isAway: boolean, isRight: boolean, text: string): void {
    const phase = sent === this.phase ? sent : 'changing';
    this.counts[phase] += 1;
    const isAllowed = phase === 'changing' ? isAway || isRight : phase === 'up' ? isRight : isAway;
    if (!isAllowed) this.wrong.push(`${phase}: ${text}`);
  }
}
