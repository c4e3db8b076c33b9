import { parentPort, workerData } from 'node:worker_threads';
import type { RenderedPage } from './app/render/renderPage.tsx';
import type { ServerOperation } from './app/render/requestClient.ts';
import { pageSettings } from './lib/texts/pageSettings.ts';

/* Worker thread of the server that renders pages. It reads only messages of the server, from which it also requests data. */

/** Messages that the server sends. */
type Request =
  | { type: 'render'; page: number; url: string }
  | { type: 'data'; page: number; operation: number; json: string }
  | { type: 'noData'; page: number; operation: number }
  | { type: 'abort'; page: number };

/** Messages that the server receives. */
type Response =
  | { type: 'ready' }
  | { type: 'operation'; page: number; operation: number; asked: ServerOperation }
  | { type: 'rendered'; page: number; rendered: RenderedPage }
  | { type: 'failed'; page: number; message: string };

/** Page that is being rendered, with the operations that it waits for. */
interface Pending {
  aborted: AbortController;
  operations: { resolve: (data: Record<string, unknown>) => void; reject: (error: Error) => void }[];
}

const port = parentPort!;
const send = (response: Response): void => port.postMessage(response);
const pages = new Map<number, Pending>();

for (const [name, value] of Object.entries(workerData as Record<string, string>)) pageSettings.set(name, value);
// Imported after the settings are known, because texts that name the site are created when its modules are evaluated.
const { renderPage } = await import('./app/render/renderPage.tsx');

async function render(page: number, url: string): Promise<void> {
  const { aborted, operations }: Pending = { aborted: new AbortController(), operations: [] };
  pages.set(page, { aborted, operations });
  const execute = (asked: ServerOperation) =>
    new Promise<Record<string, unknown>>((resolve, reject) => {
      send({ type: 'operation', page, operation: operations.push({ resolve, reject }) - 1, asked });
    });
  try {
    send({ type: 'rendered', page, rendered: await renderPage({ url, execute, signal: aborted.signal }) });
  } catch (error) {
    send({ type: 'failed', page, message: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  } finally {
    pages.delete(page);
  }
}

port.on('message', (request: Request) => {
  if (request.type === 'render') return void render(request.page, request.url);
  const pending = pages.get(request.page);
  if (request.type === 'abort') return pending?.aborted.abort();
  const answer = pending?.operations[request.operation];
  if (request.type === 'data') answer?.resolve(JSON.parse(request.json) as Record<string, unknown>);
  else answer?.reject(new Error('The server has no data for an operation of the page'));
});
// Renders a page without data in advance, because the first page takes several times as long as later ones.
await renderPage({
  url: 'http://localhost/404',
  execute: () => Promise.reject(new Error('The first page has no data')),
  signal: new AbortController().signal,
}).catch(() => undefined);
send({ type: 'ready' });
