import { createServer } from 'node:http';
import pg from 'pg';
import { WebSocketServer } from 'ws';
import { SETTINGS } from './settings.ts';
import { SEND_MESSAGE, SEND_MESSAGE_ONLY, workloads } from './workloads.ts';

/* The hand-written baseline: bare node:http and pg, one hand-written prepared statement per operation whose JSON PostgreSQL builds; ws, which broadcasts.
   No permissions, no checks. */
const [url, port] = process.argv.slice(2) as [string, string];
const pool = new pg.Pool({ connectionString: url, max: 10 });
pool.on('connect', (client) => void client.query(SETTINGS));

const http = createServer((request, response) => {
  void (async () => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    if (request.method !== 'POST') return void response.end();
    const { workload, variables } = JSON.parse(Buffer.concat(chunks).toString()) as { workload: string; variables: Record<string, unknown> };
    const { name, sql, params } = workloads.find((candidate) => candidate.name === workload)!;
    // The JSON from PostgreSQL is passed on as text.
    const text = sql.replace(/\) as json$/, ')::text as json');
    const { rows } = await pool.query<{ json: string }>({ name, text, values: params.map((param) => variables[param]) });
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' });
    response.end(`{"data":${rows[0]!.json}}`);
    if (workload === SEND_MESSAGE || workload === SEND_MESSAGE_ONLY) for (const socket of sockets.clients) socket.send(rows[0]!.json);
  })();
});
// Every connected socket receives every message.
const sockets = new WebSocketServer({ server: http });
http.listen(Number(port), '127.0.0.1');
