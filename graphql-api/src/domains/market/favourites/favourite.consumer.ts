import type { Ctx } from '../../../platform/context.ts';
import { EventType } from '../../log/events/event.entity.ts';
import type { LoggedEvent } from '../../log/events/event-payloads.ts';
import { recordEvent, type EventConsumer } from '../../log/events/event.service.ts';
import { favouriteCheaper, favouriteLastPiece } from './favourite.events.ts';
import { fansOf, noteLastPieces } from './favourite.queries.ts';

async function recordCheaper(tx: Ctx, event: LoggedEvent): Promise<void> {
  if (event.type !== EventType.PRODUCT_CHANGED) return;
  const { subjectId, actor, payload } = event;
  if (payload.previousPrice === null || payload.previousPrice <= payload.price) return;
  const fans = await fansOf(tx, subjectId);
  if (fans.length > 0)
    await recordEvent(tx, favouriteCheaper(subjectId, fans, actor, { price: payload.price, previousPrice: payload.previousPrice }));
}

async function recordLastPieces(tx: Ctx, products: readonly string[]): Promise<void> {
  const notified = Map.groupBy(await noteLastPieces(tx, products), ({ product }) => product);
  const left = products.filter((product) => notified.has(product));
  await recordEvent(
    tx,
    ...left.map((product) =>
      favouriteLastPiece(
        product,
        notified.get(product)!.map(({ user }) => user),
      ),
    ),
  );
}

/** Notifies users when a favourite becomes cheaper, or when other users' orders leave only one piece of it. */
export const favouriteConsumer: EventConsumer = {
  name: 'favourites',
  types: [EventType.PRODUCT_CHANGED, EventType.ORDER_PLACED],
  async consume(tx, events) {
    for (const event of events) await recordCheaper(tx, event);
    const ordered = events.flatMap((event) => (event.type === EventType.ORDER_PLACED ? [event.payload.product] : []));
    if (ordered.length > 0) await recordLastPieces(tx, [...new Set(ordered)]);
  },
};
