import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyMigrated } from './embedded-folder.ts';
import { launch, type ServerProcess } from './server-process.ts';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

describe('with OTEL_EXPORTER_OTLP_ENDPOINT', () => {
  const folder = mkdtempSync(join(tmpdir(), 'campuscart-tracing-'));
  const spans: Span[] = [];
  let receiver: Server;
  let server: ServerProcess;
  beforeAll(async () => {
    receiver = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { resourceSpans } = JSON.parse(Buffer.concat(chunks).toString()) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };
        spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
        response.setHeader('content-type', 'application/json').end('{}');
      });
    }).listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    const endpoint = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
    await copyMigrated(folder);
    server = await launch({ DATA_DIR: folder, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });
  }, 60_000);
  afterAll(async () => {
    await server.stop();
    receiver.close();
    rmSync(folder, { recursive: true, force: true });
  }, 30_000);

  it('a request is a trace of its steps, operation and statements, without values and tokens', async () => {
    const secret = 'secretsearch';
    const body = JSON.stringify({ query: `{ products(filter: { search: "${secret}" }) { nodes { name } } }` });
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${server.url}/graphql`, { method: 'POST', headers, body });
    expect(((await response.json()) as { errors?: unknown }).errors).toBeUndefined();
    const id = response.headers.get('x-request-id');
    // Stopping the process sends pending spans.
    await server.stop();
    const attribute = (span: Span, name: string) => span.attributes.find(({ key }) => key === name)?.value;
    const root = spans.find((span) => attribute(span, 'campuscart.request_id')?.stringValue === id)!;
    expect([root.name, root.parentSpanId ?? '']).toEqual(['POST products', '']);
    expect(attribute(root, 'http.response.status_code')).toEqual({ intValue: 200 });
    const trace = spans.filter(({ traceId }) => traceId === root.traceId);
    const names = trace.map(({ name }) => name);
    for (const name of ['graphql parse', 'graphql validate', 'graphql execute', 'postgresql']) expect(names).toContain(name);
    const execution = trace.find(({ name }) => name === 'graphql execute')!;
    expect(execution.parentSpanId).toBe(root.spanId);
    expect(attribute(execution, 'graphql.operation.name')).toEqual({ stringValue: 'products' });
    const statements = trace.filter(({ name }) => name === 'postgresql');
    expect(statements.some(({ parentSpanId }) => parentSpanId === execution.spanId)).toBe(true);
    expect(attribute(statements[0]!, 'db.query.text')?.stringValue).toContain('select');
    expect(JSON.stringify(trace)).not.toContain(secret);
  }, 30_000);
});
