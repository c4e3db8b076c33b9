import { Agent, request } from 'node:http';

const BODY = '{"query":"{ categories { name } }"}';
const HEADERS = { 'content-type': 'application/json' };

/** What clients got. */
export interface Asked {
  answered: number;
  /** Requests that were reset, or answered with another status than 200. */
  cut: string[];
}

interface Options {
  /** How many connections are kept. */
  clients: number;
  /** Called with the number of answers so far. */
  onAnswer: (count: number) => void;
  /** Ends the clients before nobody accepts a connection any more. */
  isDone?: () => boolean;
}

/** Clients that keep their connections and send one request after the other, until nobody accepts a connection. */
export async function keepAsking(url: string, { clients, onAnswer, isDone = () => false }: Options): Promise<Asked> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const asked: Asked = { answered: 0, cut: [] };
  const ask = () =>
    new Promise<boolean>((resolve) => {
      const sent = request(`${url}/graphql`, { method: 'POST', agent, headers: HEADERS }, (response) => {
        response.resume();
        response.once('error', (error) => resolve(asked.cut.push(error.message) < 0));
        response.once('end', () => {
          if (response.statusCode !== 200) asked.cut.push(`status ${response.statusCode}`);
          onAnswer((asked.answered += 1));
          resolve(true);
        });
      });
      sent.once('error', (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ECONNREFUSED') asked.cut.push(error.code ?? error.message);
        resolve(false);
      });
      sent.end(BODY);
    });
  const client = async () => {
    while (!isDone() && (await ask()));
  };
  await Promise.all(Array.from({ length: clients }, client));
  agent.destroy();
  return asked;
}
