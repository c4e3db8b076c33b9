import { EventType } from '../../log/events/event.entity.ts';
import { recordEvent, type EventConsumer } from '../../log/events/event.service.ts';
import { courseListed } from './followed-course.events.ts';
import { notifiedOf } from './followed-course.queries.ts';

/** Notifies users of new listings for their courses. Each user is notified once per listing, even if it is for several of their courses. */
export const followedCourseConsumer: EventConsumer = {
  name: 'followed courses',
  types: [EventType.PRODUCT_LISTED],
  async consume(tx, events) {
    const notified = await notifiedOf(tx, [...new Set(events.map(({ subjectId }) => subjectId))]);
    const groups = Map.groupBy(notified, ({ product, course }) => `${product} ${course}`).values();
    const listed = [...groups].map((group) => {
      const { product, course, seller } = group[0]!;
      const followers = group.map(({ user }) => user);
      return courseListed(product, course, followers, seller);
    });
    await recordEvent(tx, ...listed);
  },
};
