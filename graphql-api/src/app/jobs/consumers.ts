import { announcementConsumer } from '../../domains/help/announcements/announcement.consumer.ts';
import { impossibleSwaps } from '../../domains/trade/swaps/proposals/swap-proposal.consumer.ts';
import { impossibleOffers } from '../../domains/trade/offers/offer.consumer.ts';
import type { EventConsumer } from '../../domains/log/events/event.service.ts';
import { favouriteConsumer } from '../../domains/market/favourites/favourite.consumer.ts';
import { followedCourseConsumer } from '../../domains/market/followed-courses/followed-course.consumer.ts';
import { notificationConsumer } from '../../domains/notify/notifications/notification.consumer.ts';
import { adminQueueConsumer } from '../../domains/safety/moderation/admin-queue.consumer.ts';
import { perkConsumer } from '../../domains/rewards/perks/perk.consumer.ts';
import { wantedConsumer } from '../../domains/market/wanted/wanted.consumer.ts';
import { savedSearchConsumer } from '../../domains/market/saved-searches/saved-search.consumer.ts';

/** All consumers of the event log. Each has its own cursor. */
export const consumers: readonly EventConsumer[] = [
  announcementConsumer,
  savedSearchConsumer,
  wantedConsumer,
  favouriteConsumer,
  followedCourseConsumer,
  notificationConsumer,
  impossibleOffers,
  impossibleSwaps,
  adminQueueConsumer,
  perkConsumer,
];
