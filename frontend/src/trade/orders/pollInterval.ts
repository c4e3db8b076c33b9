/** Interval for polling orders while the socket is down, in milliseconds; 10 seconds as specified. */
export const POLL_WHILE_DOWN_MS = 10_000;
