import type { LiveEvent } from '../../../../platform/ports.ts';
import type { NormsStep } from './norms-step.ts';

/** Returns the topic of a new listing's review, by the id of the request that submits it. */
export const newListingTopic = (requestId: string) => `review:new:${requestId}`;

/** Returns the topic of the reviews of a changed listing. */
export const changedListingTopic = (productId: string) => `review:changed:${productId}`;

/** Creates the event that these steps of a review have finished. It names all finished steps, because a subscriber may have missed earlier events. */
export const finishedSteps = (topic: string, steps: readonly NormsStep[]): LiveEvent => ({ topic, id: steps.join(' ') });

/** Returns the steps that an event names. */
export const stepsOf = ({ id }: LiveEvent): NormsStep[] => id.split(' ') as NormsStep[];
