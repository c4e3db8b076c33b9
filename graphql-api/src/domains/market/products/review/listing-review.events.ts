import type { LiveEvent } from '../../../../platform/ports.ts';
import type { NormsStep } from './norms-step.ts';

/** Topic of the review of a new listing, by the id of the request that submits it. */
export const newListingTopic = (requestId: string) => `review:new:${requestId}`;

/** Topic of the reviews of a listing that is changed. */
export const changedListingTopic = (productId: string) => `review:changed:${productId}`;

/** These steps of a review have finished. All are named, because a subscriber may have come after the first. */
export const finishedSteps = (topic: string, steps: readonly NormsStep[]): LiveEvent => ({ topic, id: steps.join(' ') });

/** The steps that an event names. */
export const stepsOf = ({ id }: LiveEvent): NormsStep[] => id.split(' ') as NormsStep[];
