import { isIPv6 } from 'node:net';

/** The first four groups of an IPv6 address, written out. */
function network(address: string): string {
  const [head = '', tail = ''] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: 8 - groups.length - after.length }, () => '0');
  const whole = address.includes('::') ? [...groups, ...zeros, ...after] : groups;
  return `${whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** The address that identifies a client: an IPv4 address, or the /64 network of an IPv6 address, because one machine can use all its addresses. */
export function clientOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  return isIPv6(address) && !address.includes('.') ? network(address) : address;
}

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Whether an address is the machine's own. */
export const isLoopback = (address: string): boolean => LOOPBACK.has(address);
