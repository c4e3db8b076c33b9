import { Agent, request } from 'node:http';

const BODY = '{"query":"{ categories { name } }"}';
const HEADERS = { 'content-type': 'application/json' };

/** Responses that clients received. */
export interface Asked {
  answered: number;
  /** Requests that were reset, or that returned a status other than 200. */
  cut: string[];
}

interface Options {
  /** Number of kept connections. */
  clients: number;
  /** Called with the number of responses so far. */
  onAnswer: (count: number) => void;
  /** Returns whether the clients stop before the server stops accepting connections. */
  isDone?: () => boolean;
}

/** Runs clients that keep their connections open and send one request after another, until the server accepts no more connections. */
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
