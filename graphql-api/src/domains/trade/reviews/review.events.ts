import { EventSubject, EventType } from '../../log/events/event.entity.ts';
import type { NewEvent } from '../../log/events/event-payloads.ts';

interface Reviewed {
  id: string;
  product: string;
  author: string;
  seller: string;
}

const about = ({ id, author, seller }: Reviewed) => ({ subject: EventSubject.REVIEW, subjectId: id, audience: [author, seller] });

/** Returns the event that a product was reviewed. */
export const reviewAdded = (review: Reviewed, rating: number): NewEvent => ({
  ...about(review),
  type: EventType.REVIEW_ADDED,
  payload: { product: review.product, rating },
});

/** Returns the event that the stars or the text of a review changed. */
export const reviewChanged = (review: Reviewed, rating: number): NewEvent => ({
  ...about(review),
  type: EventType.REVIEW_CHANGED,
  payload: { product: review.product, rating },
});

/** Returns the event that a review was deleted. */
export const reviewRemoved = (review: Reviewed): NewEvent => ({
  ...about(review),
  type: EventType.REVIEW_REMOVED,
  payload: { product: review.product },
});
