import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A proxy in front of a service that can make the service unavailable. */
export interface Gate {
  /** `host:port` of the proxy. */
  host: string;
  /** Closes all connections and refuses new ones. */
  cut(): void;
  /** Forwards connections again on the same port. */
  open(): Promise<void>;
}

/** Starts a gate in front of a local port. */
export async function startGate(to: number): Promise<Gate> {
  const sockets = new Set<Socket>();
  const forward = (client: Socket): void => {
    const service = connect(to, '127.0.0.1');
    for (const [one, other] of [
      [client, service],
      [service, client],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        other.destroy();
        sockets.delete(one);
      });
      one.pipe(other);
    }
  };
  let server: Server | undefined;
  const listen = async (port: number): Promise<number> => {
    server = createServer(forward).listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(0);
  return {
    host: `127.0.0.1:${port}`,
    cut: () => {
      server?.close();
      for (const socket of sockets) socket.destroy();
    },
    open: async () => void (await listen(port)),
  };
}
