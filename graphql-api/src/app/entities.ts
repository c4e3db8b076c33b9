import { AssistantConversation } from '../assistant/assistant-conversation.entity.ts';
import { Announcement } from '../announcements/announcement.entity.ts';
import { ActChange, recordedInActs } from '../acts/act-change.entity.ts';
import { Act } from '../acts/act.entity.ts';
import { AccessToken } from '../auth/access-token.entity.ts';
import { Otp } from '../auth/otp.entity.ts';
import { Block } from '../blocks/block.entity.ts';
import { SessionRow } from '../auth/session.entity.ts';
import { Category } from '../categories/category.entity.ts';
import { Conversation } from '../conversations/conversation.entity.ts';
import { CampusSpot } from '../spots/campus-spot.entity.ts';
import { Meeting } from '../meetings/meeting.entity.ts';
import { CounterpartRating } from '../ratings/counterpart-rating.entity.ts';
import { Message } from '../chat/message.entity.ts';
import { ContactMessage } from '../contact/contact-message.entity.ts';
import { Favourite } from '../favourites/favourite.entity.ts';
import { EventCursor } from '../events/event-cursor.entity.ts';
import { Event } from '../events/event.entity.ts';
import { DeliveryDispute } from '../handover/delivery-dispute.entity.ts';
import { LastBackup } from '../infra/backup/last-backup.entity.ts';
import { RateLimitRow } from '../infra/rate-limit.entity.ts';
import { IdempotencyKey } from '../idempotency/idempotency-key.entity.ts';
import { NotificationSettingsRow } from '../notifications/notification-settings.entity.ts';
import { Notification } from '../notifications/notification.entity.ts';
import { MailPace } from '../mail/mail-pace.entity.ts';
import { OutgoingMail } from '../mail/outgoing-mail.entity.ts';
import { OutgoingPush } from '../push/outgoing-push.entity.ts';
import { PushKey } from '../push/push-key.entity.ts';
import { PushSubscription } from '../push/push-subscription.entity.ts';
import { AuditEntry } from '../moderation/audit-entry.entity.ts';
import { Decision } from '../moderation/decision.entity.ts';
import { Rejection } from '../moderation/rejection.entity.ts';
import { Offer } from '../offers/offer.entity.ts';
import { ReservationQueueEntry } from '../reservations/reservation-queue.entity.ts';
import { OrderEvent } from '../orders/order-event.entity.ts';
import { Order } from '../orders/order.entity.ts';
import { PhotoFile } from '../photos/photo-file.entity.ts';
import { Photo } from '../photos/photo.entity.ts';
import { StoredPhoto } from '../photos/stored-photo.entity.ts';
import { PointsEntry } from '../points/points-entry.entity.ts';
import { DoubtfulListing } from '../products/doubtful-listing.entity.ts';
import { PriceChange } from '../products/price-change.entity.ts';
import { Product } from '../products/product.entity.ts';
import { Report } from '../reports/report.entity.ts';
import { Review } from '../reviews/review.entity.ts';
import { SavedSearchHit } from '../saved-searches/saved-search-hit.entity.ts';
import { SavedSearch } from '../saved-searches/saved-search.entity.ts';
import { LoggedSearch } from '../search/logged-search.entity.ts';
import { RecentSearch } from '../search/recent-search.entity.ts';
import { SearchSynonym } from '../search/search-synonym.entity.ts';
import { WantedListing } from '../wanted/wanted-listing.entity.ts';
import { WantedPost } from '../wanted/wanted-post.entity.ts';
import { User } from '../users/user.entity.ts';

/**
 * Tables whose changes no act records, so that undoing it does not bring them back: credentials and sessions, the audit log, and what a request
 * leaves behind whatever it does.
 */
const unrecorded: readonly unknown[] = [
  Act,
  ActChange,
  SessionRow,
  AccessToken,
  Otp,
  AuditEntry,
  PhotoFile,
  RateLimitRow,
  IdempotencyKey,
  EventCursor,
  LoggedSearch,
  MailPace,
  PushSubscription,
  OutgoingPush,
  PushKey,
  LastBackup,
];

const tables = [
  Act,
  ActChange,
  User,
  SessionRow,
  AccessToken,
  Block,
  AssistantConversation,
  AuditEntry,
  Decision,
  Report,
  Rejection,
  Otp,
  Category,
  Product,
  DoubtfulListing,
  Favourite,
  StoredPhoto,
  SavedSearch,
  SavedSearchHit,
  WantedPost,
  WantedListing,
  Photo,
  PriceChange,
  PhotoFile,
  Order,
  OrderEvent,
  DeliveryDispute,
  Conversation,
  CampusSpot,
  Meeting,
  CounterpartRating,
  Message,
  Offer,
  ReservationQueueEntry,
  Review,
  PointsEntry,
  ContactMessage,
  MailPace,
  OutgoingMail,
  RateLimitRow,
  IdempotencyKey,
  SearchSynonym,
  LoggedSearch,
  RecentSearch,
  Event,
  EventCursor,
  Notification,
  NotificationSettingsRow,
  Announcement,
  PushSubscription,
  OutgoingPush,
  PushKey,
  LastBackup,
];

/** Every table of the product. */
export const entities = tables.map((entity) => (unrecorded.includes(entity) ? entity : recordedInActs(entity)));
