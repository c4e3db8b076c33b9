import { EventType } from '../../../log/events/event.entity.ts';
import type { LoggedEvent } from '../../../log/events/event-payloads.ts';
import type { EventConsumer } from '../../../log/events/event.service.ts';
import { breakProposals } from './swap-proposal.service.ts';

const ofPeople: readonly EventType[] = [EventType.ACCOUNT_DELETED, EventType.USER_SANCTIONED];

const productOf = (event: LoggedEvent): string => (event.type === EventType.ORDER_PLACED ? event.payload.product : event.subjectId);

/** Breaks the proposals that have become impossible: a listing is sold, gone or has another price, or somebody left. */
export const impossibleSwaps: EventConsumer = {
  name: 'impossible swaps',
  types: [
    ...[EventType.ORDER_PLACED, EventType.PRODUCT_CHANGED, EventType.PRODUCT_AVAILABILITY_CHANGED, EventType.PRODUCT_REMOVED],
    ...[EventType.PRODUCT_RESERVED, ...ofPeople],
  ],
  consume: (tx, events) => {
    const [people, products] = [events.filter(({ type }) => ofPeople.includes(type)), events.filter(({ type }) => !ofPeople.includes(type))];
    return breakProposals(tx, [...new Set(products.map(productOf))], [...new Set(people.map(({ subjectId }) => subjectId))]);
  },
};
