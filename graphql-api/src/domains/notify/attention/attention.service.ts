import { authorize, can } from '../../../access/policy.ts';
import { conversationTopic, orderTopic } from '../../log/live/changes.events.ts';
import { ADMIN_QUEUE } from '../../log/events/admin-queue.events.ts';
import { notificationTopic } from '../notifications/notification.events.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { ClosableIterator } from '../../../platform/net/iterators.ts';
import type { LiveEvent } from '../../../platform/ports.ts';
import type { QuerySource } from '../../../read/query-source.ts';
import { countsTopic } from '../../log/events/counts.events.ts';
import { existingUserById } from '../../people/users/user.queries.ts';

/** Returns the viewer with the counts of what needs attention. Throws UNAUTHENTICATED. */
export function viewerWithCounts(ctx: Ctx): QuerySource {
  return existingUserById(authorize(ctx, 'account:use').id);
}

/**
 * Emits an event whenever the viewer's counts may have changed. Consecutive events are merged into one, because the counts are read afterwards.
 * Throws UNAUTHENTICATED.
 */
export function subscribeToCounts(ctx: Ctx): ClosableIterator<LiveEvent> {
  const { id } = authorize(ctx, 'account:use');
  const topics = [orderTopic(id), conversationTopic(id), notificationTopic(id), countsTopic(id)];
  return ctx.infra.pubsub.subscribeToLatest(can(ctx, 'report:decide') ? [...topics, ADMIN_QUEUE] : topics);
}
