import { EventEmitter } from 'node:events';
import { expect, it, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { CLOSE, closeEndedSessions, OpenSockets } from './open-sockets.ts';

/** Opens a socket of a session. The returned mock is called with the code with which the socket is closed. */
function openOf(open: OpenSockets, sessionId: string) {
  const close = vi.fn<WebSocket['close']>();
  const socket = Object.assign(new EventEmitter(), { close }) as unknown as WebSocket;
  open.add(socket, '127.0.0.1');
  open.client(socket).viewer = { id: '1', isAdmin: false, sessionId };
  return close;
}

it('closes the sockets of ended sessions, but none that was opened while the sessions were read', async () => {
  const open = new OpenSockets();
  const [valid, ended] = [openOf(open, '1'), openOf(open, '2')];
  let opened: ReturnType<typeof openOf> | undefined;
  await closeEndedSessions(open, (asked) => {
    opened = openOf(open, '3');
    return Promise.resolve(new Set(asked.filter((id) => id === '1')));
  });
  expect(ended).toHaveBeenCalledWith(CLOSE.sessionEnded, expect.any(String));
  expect(valid).not.toHaveBeenCalled();
  expect(opened).not.toHaveBeenCalled();
});
