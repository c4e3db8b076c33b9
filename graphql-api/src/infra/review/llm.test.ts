import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { openAiModel } from './llm.ts';

const CHUNK = Buffer.alloc(64_000, ' ');

it('stops reading the response of a language model when it exceeds the maximum length', async () => {
  const warnings: string[] = [];
  let left: unknown;
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    // Valid JSON of endless length. It ends when the client disconnects.
    const write = (): void => void response.write(CHUNK, (error) => (error ? undefined : setImmediate(write)));
    response.on('close', () => (left = true));
    write();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const model = openAiModel({ url, model: 'any', key: undefined }, (error) => void warnings.push((error as Error).message));
  expect(await model.word('What is cheap?', 'Lamp, 100')).toBeUndefined();
  expect(warnings).toEqual(['The language model answered with more than 64000 bytes']);
  await expect.poll(() => left).toBe(true);
  server.close();
});
