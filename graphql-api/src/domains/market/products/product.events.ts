import { EventSubject, EventType } from '../../log/events/event.entity.ts';
import type { NewEvent } from '../../log/events/event-payloads.ts';
import type { ProductAvailability } from './product.entity.ts';

interface Listing {
  id: string;
  seller: string;
}

const about = ({ id, seller }: Listing) => ({ subject: EventSubject.PRODUCT, subjectId: id, audience: [seller] });

/** A product was listed. */
export const productListed = (product: Listing, price: number): NewEvent => ({
  ...about(product),
  type: EventType.PRODUCT_LISTED,
  payload: { price },
});

/** The texts, the price or the photo of a product changed. */
export const productEdited = (product: Listing, price: number, priceBefore: number): NewEvent => ({
  ...about(product),
  type: EventType.PRODUCT_CHANGED,
  payload: { price, previousPrice: price === priceBefore ? null : priceBefore },
});

/** An administrator reviewed a product that was held back. The event does not name the administrator. */
export const listingReviewed = (product: Listing, published: boolean): NewEvent => ({
  ...about(product),
  type: EventType.LISTING_REVIEWED,
  actor: null,
  payload: { published },
});

/** A product was paused, resumed, sold, or it expired. */
export const availabilityChanged = (product: Listing, availability: ProductAvailability): NewEvent => ({
  ...about(product),
  type: EventType.PRODUCT_AVAILABILITY_CHANGED,
  payload: { availability },
});

/** A product was taken down. */
export const productRemoved = (product: Listing): NewEvent => ({ ...about(product), type: EventType.PRODUCT_REMOVED, payload: {} });
