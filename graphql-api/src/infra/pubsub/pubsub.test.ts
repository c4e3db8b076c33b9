import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LiveEvent, PubSub } from '../../platform/ports.ts';
import { brokerPubSub, type OpenTransport } from './broker-pubsub.ts';
import { memoryPubSub } from './pubsub.ts';
import { redisTransport } from './redis-transport.ts';

/** Starts a server with the part of the Redis protocol (RESP3) that publishing and subscribing needs, over real TCP. */
function redisServer(): { server: Server; connections: Set<Socket> } {
  const connections = new Set<Socket>();
  const subscribers = new Set<Socket>();
  const bulk = (text: string) => `$${Buffer.byteLength(text)}\r\n${text}\r\n`;
  const answer = (socket: Socket, [name = '', channel = '', text = '']: string[]): string => {
    const command = name.toLowerCase();
    if (command === 'info') return bulk('redis_version:7.4.0');
    if (command === 'subscribe') {
      subscribers.add(socket);
      return `>3\r\n${bulk('subscribe')}${bulk(channel)}:1\r\n`;
    }
    if (command !== 'publish') return '+OK\r\n';
    subscribers.forEach((each) => each.write(`>3\r\n${bulk('message')}${bulk(channel)}${bulk(text)}`));
    return `:${subscribers.size}\r\n`;
  };
  const server = createServer((socket) => {
    connections.add(socket);
    let rest = '';
    socket.on('data', (chunk) => {
      rest += chunk.toString();
      for (let command = readCommand(rest); command; command = readCommand(rest)) {
        rest = rest.slice(command.length);
        socket.write(answer(socket, command.words));
      }
    });
    socket.on('error', () => undefined);
    socket.on('close', () => (connections.delete(socket), subscribers.delete(socket)));
  });
  return { server, connections };
}

function readCommand(text: string): { words: string[]; length: number } | undefined {
  const lines = text.split('\r\n');
  const count = Number(lines[0]?.slice(1));
  if (!text.startsWith('*') || lines.length <= count * 2 + 1) return undefined;
  const used = lines.slice(0, count * 2 + 1);
  return { words: used.filter((_, index) => index > 0 && index % 2 === 0), length: used.join('\r\n').length + 2 };
}

async function within<Value>(promise: Promise<Value>): Promise<Value | 'nothing'> {
  return Promise.race([promise, new Promise<'nothing'>((resolve) => setTimeout(resolve, 5_000, 'nothing'))]);
}

const event = (topic: string, id: string) => ({ topic, id });
const received = (id: string) => ({ value: { id } });

describe('pub/sub', () => {
  it('knows which topics have subscribers', async () => {
    const pubsub = memoryPubSub();
    expect(pubsub.hasSubscribers('a')).toBe(false);
    const [one, other] = [pubsub.subscribe('a'), pubsub.subscribe('a')];
    await one.return();
    expect(pubsub.hasSubscribers('a')).toBe(true);
    await other.return();
    expect(pubsub.hasSubscribers('a')).toBe(false);
  });

  it('notifies the subscribers of a topic and nobody else, until they return', async () => {
    const pubsub = memoryPubSub();
    const [one, other] = [pubsub.subscribe('a'), pubsub.subscribe('b')];
    pubsub.publish(event('a', '1'));
    expect(await one.next()).toMatchObject(received('1'));
    const waiting = other.next();
    await other.return();
    expect(await waiting).toEqual({ value: undefined, done: true });
    pubsub.publish(event('b', '2'));
    expect(await other.next()).toEqual({ value: undefined, done: true });
  });

  it('ends its iterators when it closes', async () => {
    const pubsub = memoryPubSub();
    const waiting = pubsub.subscribe('a').next();
    await pubsub.close();
    expect((await waiting).done).toBe(true);
  });
});

describe('pub/sub between processes', () => {
  /** Returns a broker that can become unavailable. */
  function broker() {
    const processes: { onMessage: (text: string) => void }[] = [];
    const state = { isAway: false };
    const open: OpenTransport = async (onMessage) => {
      processes.push({ onMessage });
      const send = async (texts: string[]) => {
        if (state.isAway) throw new Error('away');
        for (const text of texts) for (const each of processes) each.onMessage(text);
      };
      return { send, isAway: () => state.isAway, close: async () => undefined };
    };
    return { open, state, send: (text: string) => processes.forEach(({ onMessage }) => onMessage(text)) };
  }

  it('keeps events while the broker is unreachable, logs one warning, and sends them in order later', async () => {
    const { open, state } = broker();
    const warnings: string[] = [];
    const here = await brokerPubSub(open, (_error, text) => warnings.push(text));
    const far = (await brokerPubSub(open, () => undefined)).subscribe('a');
    state.isAway = true;
    for (const id of ['1', '2', '3']) {
      here.publish(event('a', id));
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    expect(warnings).toHaveLength(1);
    state.isAway = false;
    expect([await within(far.next()), await within(far.next()), await within(far.next())]).toMatchObject([
      received('1'),
      received('2'),
      received('3'),
    ]);
    await here.close();
  });

  it('notifies the other processes of missed events when too many were waiting', async () => {
    const { open, state } = broker();
    const here = await brokerPubSub(open, () => undefined);
    const there = await brokerPubSub(open, () => undefined);
    const onMissed = new Promise<void>((resolve) => there.onMissedEvents(resolve));
    state.isAway = true;
    here.publish(...Array.from({ length: 10_001 }, (_, index) => event('a', `${index}`)));
    await new Promise((resolve) => setTimeout(resolve, 30));
    state.isAway = false;
    expect(await within(onMissed)).toBeUndefined();
    await here.close();
  });

  it('ignores messages that no server process sent', async () => {
    const { open, send } = broker();
    const warnings: string[] = [];
    const far = (await brokerPubSub(open, (_error, text) => warnings.push(text))).subscribe('a');
    const odd = [
      '',
      'text',
      '{',
      'null',
      '5',
      '[]',
      '[5]',
      '["x",null]',
      '["x",5]',
      '["x",["a"]]',
      '["x",{"a":1}]',
      '["x",["a",2]]',
      '["x",["a","1","2"]]',
    ];
    odd.forEach(send);
    expect(warnings).toHaveLength(odd.length);
    send('["x",["a","1"]]');
    expect(await within(far.next())).toMatchObject(received('1'));
  });

  it('closes while the broker is unreachable', async () => {
    const { open, state } = broker();
    const here = await brokerPubSub(open, () => undefined);
    state.isAway = true;
    here.publish(event('a', '1'));
    expect(await within(here.close())).toBeUndefined();
  });
});

describe('pub/sub over Redis', () => {
  const { server, connections } = redisServer();
  let here: PubSub;
  let there: PubSub;
  const failures: unknown[] = [];
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `redis://127.0.0.1:${(server.address() as AddressInfo).port}`;
    here = await brokerPubSub(
      redisTransport(url, () => undefined),
      (error) => failures.push(error),
    );
    there = await brokerPubSub(
      redisTransport(url, () => undefined),
      (error) => failures.push(error),
    );
  });
  afterAll(async () => {
    await Promise.all([here.close(), there.close()]);
    server.close();
  });

  it('reaches the other process, and subscribers of its own process once', async () => {
    const [near, far] = [here.subscribe('a'), there.subscribe('a')];
    here.publish(event('a', '1'), event('a', '2'));
    expect([await within(far.next()), await within(far.next())]).toMatchObject([received('1'), received('2')]);
    expect([await near.next(), await near.next()]).toMatchObject([received('1'), received('2')]);
    there.publish(event('a', '3'));
    expect(await within(near.next())).toMatchObject(received('3'));
  });

  it('does not send a preloaded row to other processes', async () => {
    const [near, far] = [here.subscribe('rows'), there.subscribe('rows')];
    const row = { text: 'नमस्ते' };
    here.publish({ topic: 'rows', id: '1', row });
    expect(await near.next()).toMatchObject({ value: { row } });
    expect(await within(far.next())).toEqual({ value: { topic: 'rows', id: '1' }, done: false });
  });

  it('does not send local events to other processes', async () => {
    const [near, far] = [here.subscribe('work'), there.subscribe('work')];
    here.publish({ ...event('work', '1'), isLocal: true }, event('work', '2'));
    expect([await near.next(), await near.next()]).toMatchObject([received('1'), received('2')]);
    expect(await within(far.next())).toMatchObject(received('2'));
  });

  it('delivers many events, each once and in order', async () => {
    const far = there.subscribe('flood');
    const ids = Array.from({ length: 2_000 }, (_, index) => `id-${index}`);
    here.publish(...[...ids, ...ids].map((id) => event('flood', id)));
    const came: unknown[] = [];
    for (const _ of ids) came.push(((await within(far.next())) as IteratorYieldResult<LiveEvent>).value.id);
    expect(came).toEqual(ids);
    here.publish(event('flood', 'last'));
    expect(await within(far.next())).toMatchObject(received('last'));
  });

  it('reports possibly missed events after a lost connection, and continues', async () => {
    const onMissed = new Promise<void>((resolve) => there.onMissedEvents(resolve));
    connections.forEach((socket) => socket.destroy());
    expect(await within(onMissed)).toBeUndefined();
    const far = there.subscribe('b');
    here.publish(event('b', '4'));
    expect(await within(far.next())).toMatchObject(received('4'));
    expect(failures).toEqual([]);
  });

  it('starts with a warning while Redis is unreachable, and connects when Redis is available', async () => {
    const later = redisServer();
    await new Promise<void>((resolve) => later.server.listen(0, '127.0.0.1', resolve));
    const { port } = later.server.address() as AddressInfo;
    await new Promise((resolve) => later.server.close(resolve));
    const warnings: string[] = [];
    const warn = (_error: unknown, text: string) => void warnings.push(text);
    const one = await brokerPubSub(redisTransport(`redis://127.0.0.1:${port}`, warn), () => undefined);
    const other = await brokerPubSub(
      redisTransport(`redis://127.0.0.1:${port}`, () => undefined),
      () => undefined,
    );
    expect(warnings[0]).toContain('Redis is not available');
    expect(one.isAway!()).toBe(true);
    const onMissed = new Promise<void>((resolve) => one.onMissedEvents(resolve));
    const far = other.subscribe('c');
    one.publish(event('c', '5'));
    await new Promise<void>((resolve) => later.server.listen(port, '127.0.0.1', resolve));
    expect(await within(onMissed)).toBeUndefined();
    expect(one.isAway!()).toBe(false);
    one.publish(event('c', '6'));
    // An event sent before the other process listens is missed there, and the gap is detected.
    expect([received('5'), received('6')]).toContainEqual({ value: { id: ((await within(far.next())) as IteratorYieldResult<LiveEvent>).value.id } });
    await Promise.all([one.close(), other.close()]);
    later.server.close();
  });
});
