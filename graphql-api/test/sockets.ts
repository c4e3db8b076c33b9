import { createClient, type Client } from 'graphql-ws';
import { WebSocket } from 'ws';
import { testApplication } from './application.ts';

/** Messages that a socket received, in order. */
export interface TestSubscription {
  // The shape depends on the subscription. Each test reads what it requested.
  events: any[];
  errors: unknown[];
  /** Waits until this number of events has been received. */
  count(wanted: number): Promise<any[]>;
  stop(): void;
}

export interface TestSocket {
  client: Client;
  /** Resolves with the close code when the socket is closed. */
  closed: Promise<number>;
  subscribe: (query: string, variables?: Record<string, unknown>) => Promise<TestSubscription>;
  drop(): void;
}

/** Measured from the open socket, because a busy machine opens one slowly. */
const READY_MS = 100;
const opened: Client[] = [];

/** Closes every socket that a test opened, because the number per address is limited. */
export function closeSockets(): void {
  for (const client of opened.splice(0)) void client.dispose();
}

/** Opens a socket, with a token or as a guest. */
export async function socket(given?: string | Record<string, unknown>, base?: string): Promise<TestSocket> {
  const url = `${base ?? (await testApplication()).url}/graphql`.replace('http', 'ws');
  let resolveClosed: (code: number) => void;
  let raw: WebSocket | undefined;
  const closed = new Promise<number>((resolve) => (resolveClosed = resolve));
  let settle: () => void;
  const settled = new Promise<void>((resolve) => (settle = resolve));
  const client = createClient({
    url,
    webSocketImpl: WebSocket,
    lazy: true,
    retryAttempts: 0,
    connectionParams: typeof given === 'string' ? { authorization: given } : (given ?? {}),
    on: {
      connected: (opened) => {
        raw = opened as WebSocket;
        settle();
      },
      closed: (event) => {
        resolveClosed((event as { code: number }).code);
        settle();
      },
    },
  });
  opened.push(client);
  const subscribe = async (query: string, variables: Record<string, unknown> = {}): Promise<TestSubscription> => {
    const events: unknown[] = [];
    const errors: unknown[] = [];
    const stop = client.subscribe(
      { query, variables },
      {
        next: (result) => (result.errors ? errors.push(...result.errors) : events.push(result.data)),
        error: (error) => void errors.push(...(Array.isArray(error) ? error : [error])),
        complete: () => undefined,
      },
    );
    const count = async (wanted: number): Promise<unknown[]> => {
      const until = Date.now() + 5_000;
      while (events.length < wanted && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 5));
      return events;
    };
    // The protocol does not acknowledge subscriptions.
    await settled;
    await new Promise((resolve) => setTimeout(resolve, READY_MS));
    return { events, errors, count, stop };
  };
  return { client, closed, subscribe, drop: () => raw?.terminate() };
}
