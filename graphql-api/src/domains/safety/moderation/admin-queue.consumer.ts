import { EventType } from '../../log/events/event.entity.ts';
import type { EventConsumer } from '../../log/events/event.service.ts';
import { adminQueueChanged } from '../../log/events/admin-queue.events.ts';

/** Updates the length of the admin queue for administrators after every event that may change it. */
export const adminQueueConsumer: EventConsumer = {
  name: 'admin queue',
  types: [
    EventType.ADMIN_QUEUE_GREW,
    EventType.REPORT_DECIDED,
    EventType.DISPUTE_SETTLED,
    EventType.HANDOVER_CONFIRMED,
    EventType.APPEAL_ANSWERED,
    EventType.PRODUCT_CHANGED,
    EventType.PRODUCT_REMOVED,
    EventType.ACCOUNT_DELETED,
    EventType.UNDONE,
  ],
  consume: async (tx) => tx.publish(adminQueueChanged),
};
