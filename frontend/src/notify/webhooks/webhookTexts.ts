import type { WebhookError, WebhookStatus } from '../../gql/graphql.ts';

/** Returns the text for an event type, given as in the schema (`ORDER_PLACED`) or as in the payload (`order.placed`). */
export function typeText(type: string): string {
  const words = type.toLowerCase().replaceAll(/[._]/g, ' ');
  return words[0]!.toUpperCase() + words.slice(1);
}

export const statusTexts: Record<WebhookStatus, string> = {
  ACTIVE: 'Active',
  PAUSED: 'Paused',
  FAILING: 'Failing',
  DISABLED: 'Disabled',
};

const errorTexts: Record<WebhookError, string> = {
  ADDRESS_REFUSED: 'the address is not public',
  DNS: 'the host name could not be resolved',
  CONNECT: 'the connection failed',
  TLS: 'the TLS handshake failed',
  TIMEOUT: 'no response within 10 seconds',
  REDIRECT: 'the response was a redirect, and redirects are not followed',
  STATUS: 'the response status was not 2xx',
};

/** Returns the outcome of a delivery as text. */
export function outcomeText({ error, status }: { error: WebhookError | null; status: number | null }): string {
  const code = status === null ? '' : ` (${status})`;
  return error === null ? `Delivered${code}` : `Failed: ${errorTexts[error]}${code}`;
}

/** Returns how far a webhook is behind: the number of marketplace events that it has not read or that wait to be sent. */
export function lagText(lag: number): string {
  if (lag === 0) return 'Up to date';
  return lag === 1 ? '1 event behind' : `${lag} events behind`;
}
