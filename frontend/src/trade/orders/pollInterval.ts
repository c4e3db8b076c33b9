/** Orders are polled every 10 seconds while the socket is down, as specified. */
export const POLL_WHILE_DOWN_MS = 10_000;
