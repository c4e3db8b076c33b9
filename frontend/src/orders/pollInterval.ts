/** Orders are fetched every 10 seconds while events do not arrive. Source: the specification. */
export const POLL_WHILE_DOWN_MS = 10_000;
