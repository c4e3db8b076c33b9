import type { Request } from 'express';
import { LOOPBACK } from '../../../platform/net/loopback.ts';

/** A proxy sends at least one of these headers. */
const OF_PROXIES = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/** Returns whether a request comes from a program on this machine, and not through a proxy on it. */
export function isFromThisMachine({ headers, socket }: Pick<Request, 'headers' | 'socket'>): boolean {
  return LOOPBACK.has(socket.remoteAddress ?? '') && !OF_PROXIES.some((name) => name in headers);
}
