import type { WebhookError, WebhookStatus } from '../../gql/graphql.ts';

/** A type of events in words, as the schema names it (`ORDER_PLACED`) or as it is sent (`order.placed`). */
export function typeText(type: string): string {
  const words = type.toLowerCase().replaceAll(/[._]/g, ' ');
  return words[0]!.toUpperCase() + words.slice(1);
}

export const statusTexts: Record<WebhookStatus, string> = {
  ACTIVE: 'Gets events',
  PAUSED: 'Paused',
  FAILING: 'Failing',
  DISABLED: 'Disabled',
};

const errorTexts: Record<WebhookError, string> = {
  ADDRESS_REFUSED: 'the address is not public',
  DNS: 'the host has no address',
  CONNECT: 'no connection',
  TLS: 'the certificate is not valid, or TLS failed otherwise',
  TIMEOUT: 'no answer within 10 seconds',
  REDIRECT: 'the answer was a redirect, which is not followed',
  STATUS: 'the answer was not 2xx',
};

/** What became of a delivery, in words. */
export function outcomeText({ error, status }: { error: WebhookError | null; status: number | null }): string {
  const answer = status === null ? '' : ` (${status})`;
  return error === null ? `Taken${answer}` : `Failed: ${errorTexts[error]}${answer}`;
}

/** How far a webhook is behind: events of the marketplace that it has not read, or that wait to be sent. */
export function lagText(lag: number): string {
  if (lag === 0) return 'Up to date';
  return lag === 1 ? '1 event behind' : `${lag} events behind`;
}
