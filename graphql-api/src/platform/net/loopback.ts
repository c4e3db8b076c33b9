const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Whether an address is the machine's own. */
export const isLoopback = (address: string): boolean => LOOPBACK.has(address);
