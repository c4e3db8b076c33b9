import { connect, type Socket } from 'node:net';

const UPGRADE = [
  'GET /graphql HTTP/1.1',
  'Host: x',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  'Sec-WebSocket-Protocol: graphql-transport-ws',
  '\r\n',
].join('\r\n');
const BODY = '{"query":"{ products { nodes { id name } } }"}';
const post = (path: string, type: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nApollo-Require-Preflight: true\r\nContent-Length: ${length}\r\n\r\n`;
const PART = '--b\r\nContent-Disposition: form-data; name="0"; filename="a.png"\r\nContent-Type: image/png\r\n\r\nabc';
const OPERATIONS = '--b\r\nContent-Disposition: form-data; name="operations"\r\n\r\n{"query":"{ __typename }"}\r\n';

/** Returns a masked client frame. */
function frame(text: string): Buffer {
  const payload = Buffer.from(text);
  return Buffer.concat([Buffer.from([0x81, 0x80 | payload.length, 0, 0, 0, 0]), payload]);
}

/** Data that a client has sent when it disconnects, by stage. */
const STAGES: (string | Buffer)[] = [
  '',
  'GET ',
  'GET /graphql HTTP/1.1\r\nHost: x\r\n',
  'GET /graphql HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n',
  'CONNECT x:80 HTTP/1.1\r\nHost: x\r\n\r\n',
  '\u0000\u0001\u0002 no HTTP at all\r\n\r\n',
  UPGRADE,
  Buffer.concat([Buffer.from(UPGRADE), Buffer.from([0x81])]),
  Buffer.concat([Buffer.from(UPGRADE), Buffer.from([0xff, 0xff, 0xff, 0xff, 0xff])]),
  Buffer.concat([Buffer.from(UPGRADE), frame('{"type":"connection_init"}')]),
  Buffer.concat([
    Buffer.from(UPGRADE),
    frame('{"type":"connection_init"}'),
    frame('{"id":"1","type":"subscribe","payload":{"query":"subscription{productChanged(id:\\"1\\"){id}}"}}'),
  ]),
  'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /metrics HTTP/1.1\r\nHost: x\r\n\r\n',
  post('/graphql', 'application/json', 100) + '{"query":',
  post('/graphql', 'application/json', BODY.length) + BODY,
  post('/graphql', 'multipart/form-data; boundary=b', 5_000) + OPERATIONS,
  post('/graphql', 'multipart/form-data; boundary=b', 5_000) + OPERATIONS + PART,
  post('/api/auth/login', 'application/json', 100) + '{"email":',
  post('/api/product/create-product', 'multipart/form-data; boundary=b', 5_000) + PART,
  'GET /photos/0/640.webp HTTP/1.1\r\nHost: x\r\n\r\n',
];

/** Disconnects: some clients reset at once, some after a moment, and some close properly. */
function leave(socket: Socket, index: number): void {
  if (index % 3 === 0) socket.resetAndDestroy();
  else if (index % 3 === 1) setTimeout(() => socket.resetAndDestroy(), 5);
  else {
    socket.end();
    setTimeout(() => socket.destroy(), 20);
  }
}

function abortOne(port: number, index: number): Promise<void> {
  const stage = STAGES[Math.floor(index / 3) % STAGES.length]!;
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      if (stage.length > 0) socket.write(stage, () => leave(socket, index));
      else leave(socket, index);
    });
    socket.on('error', () => undefined);
    socket.on('data', () => undefined);
    socket.once('close', () => resolve());
  });
}

/** Opens this many connections and aborts each at a different stage, from nothing sent to an active subscription. */
export async function abortConnections(url: string, count: number, sideBySide = 32): Promise<void> {
  const port = Number(new URL(url).port);
  let next = 0;
  const client = async (): Promise<void> => {
    while (next < count) await abortOne(port, next++);
  };
  await Promise.all(Array.from({ length: sideBySide }, client));
}
