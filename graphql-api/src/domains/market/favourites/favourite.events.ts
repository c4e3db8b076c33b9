import { EventSubject, EventType } from '../../log/events/event.entity.ts';
import type { NewEvent } from '../../log/events/event-payloads.ts';

const about = (product: string, fans: readonly string[]) => ({ subject: EventSubject.PRODUCT, subjectId: product, audience: fans });

/** A favourite of some users became cheaper. `actor` is its seller. */
export const favouriteCheaper = (
  product: string,
  fans: readonly string[],
  actor: string | null,
  payload: { price: number; previousPrice: number },
): NewEvent => ({
  ...about(product, fans),
  type: EventType.FAVOURITE_CHEAPER,
  actor,
  payload,
});

/** Only one piece is left of a favourite of some users. */
export const favouriteLastPiece = (product: string, fans: readonly string[]): NewEvent => ({
  ...about(product, fans),
  type: EventType.FAVOURITE_LAST_PIECE,
  actor: null,
  payload: {},
});
