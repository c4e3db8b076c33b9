import { Agent, request } from 'node:http';
import { workloads, type Workload } from '../bench/workloads.ts';
import { createSession } from '../bench/seed.ts';

/** Composition of a hundred requests of students and guests, by the names of the benchmark's workloads. */
const SHARES: Record<string, number> = { home: 25, search: 15, product: 35, 'user details': 5, 'place order': 10, 'send message': 10 };

const mix = Object.entries(SHARES).flatMap(([name, share]) => Array.from({ length: share }, () => workloads.find((one) => one.name === name)!));
/** Coprime to the length of the mix, so that neighbouring requests differ. */
const STRIDE = 37;

export interface Load {
  /** Duration of each request in milliseconds. */
  times: number[];
  /** Responses with a status other than 200 or with errors. */
  failed: string[];
  requestsPerSecond: number;
}

/** Tokens of the users who send operations of the benchmark. */
type Tokens = Record<NonNullable<Workload['as']>, string>;

/** Starts the sessions of the senders in a database with the data of the benchmark. */
export const signInSenders = async (databaseUrl: string): Promise<Tokens> => ({
  admin: await createSession(databaseUrl, 1),
  buyer: await createSession(databaseUrl, 2),
});

/** Sends a request over a keep-alive connection. */
function send(
  agent: Agent,
  url: string,
  { query, variables, as }: Workload,
  number: number,
  tokens: Tokens,
): Promise<{ status: number; text: string }> {
  const headers = { 'content-type': 'application/json', ...(as && { authorization: tokens[as] }) };
  return new Promise((resolve, reject) => {
    const sent = request(`${url}/graphql`, { method: 'POST', agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }));
    });
    sent.on('error', reject);
    sent.end(JSON.stringify({ query, variables: variables(number) }));
  });
}

/** Sends the mix to some servers for a time, over 32 connections in total with sequential requests. */
export async function mixedLoad(urls: readonly string[], tokens: Tokens, forMs: number): Promise<Load> {
  const agent = new Agent({ keepAlive: true });
  const load: Load = { times: [], failed: [], requestsPerSecond: 0 };
  const from = performance.now();
  let next = 0;
  const connection = async (url: string): Promise<void> => {
    while (performance.now() - from < forMs) {
      const number = next++;
      const began = performance.now();
      const { status, text } = await send(agent, url, mix[(number * STRIDE) % mix.length]!, number, tokens);
      load.times.push(performance.now() - began);
      if (status !== 200 || text.startsWith('{"errors"')) load.failed.push(`${status} ${text.slice(0, 200)}`);
    }
  };
  await Promise.all(Array.from({ length: 32 }, (_, index) => connection(urls[index % urls.length]!)));
  agent.destroy();
  load.requestsPerSecond = Math.round(load.times.length / ((performance.now() - from) / 1_000));
  return load;
}
