import { announcementConsumer } from '../announcements/announcement.consumer.ts';
import { impossibleOffers } from '../offers/offer.consumer.ts';
import type { EventConsumer } from '../events/event.service.ts';
import { favouriteConsumer } from '../favourites/favourite.consumer.ts';
import { notificationConsumer } from '../notifications/notification.consumer.ts';
import { adminQueueConsumer } from '../moderation/admin-queue.consumer.ts';
import { wantedConsumer } from '../wanted/wanted.consumer.ts';
import { savedSearchConsumer } from '../saved-searches/saved-search.consumer.ts';

/** Everything that acts on the event log. Each has a cursor of its own. */
export const consumers: readonly EventConsumer[] = [
  announcementConsumer,
  savedSearchConsumer,
  wantedConsumer,
  favouriteConsumer,
  notificationConsumer,
  impossibleOffers,
  adminQueueConsumer,
];
