import { AssistantConversation } from '../../domains/help/assistant/assistant-conversation.entity.ts';
import { Announcement } from '../../domains/help/announcements/announcement.entity.ts';
import { ActChange, recordedInActs } from '../../domains/log/acts/act-change.entity.ts';
import { Act } from '../../domains/log/acts/act.entity.ts';
import { AccessToken } from '../../domains/people/access-tokens/access-token.entity.ts';
import { Otp } from '../../domains/people/accounts/otp.entity.ts';
import { Block } from '../../domains/people/blocks/block.entity.ts';
import { SessionRow } from '../../domains/people/sessions/session.entity.ts';
import { Category } from '../../domains/market/categories/category.entity.ts';
import { Conversation } from '../../domains/talk/conversations/conversation.entity.ts';
import { CampusSpot } from '../../domains/market/spots/campus-spot.entity.ts';
import { Meeting } from '../../domains/trade/meetings/meeting.entity.ts';
import { CounterpartRating } from '../../domains/trade/ratings/counterpart-rating.entity.ts';
import { Message } from '../../domains/talk/conversations/messages/message.entity.ts';
import { ContactMessage } from '../../domains/help/contact/contact-message.entity.ts';
import { Favourite } from '../../domains/market/favourites/favourite.entity.ts';
import { EventCursor } from '../../domains/log/events/event-cursor.entity.ts';
import { Event } from '../../domains/log/events/event.entity.ts';
import { DeliveryDispute } from '../../domains/trade/handover/delivery-dispute.entity.ts';
import { LastBackup } from '../../infra/backup/last-backup.entity.ts';
import { RateLimitRow } from '../../infra/rate-limit.entity.ts';
import { IdempotencyKey } from '../../domains/log/idempotency/idempotency-key.entity.ts';
import { NotificationSettingsRow } from '../../domains/notify/channels/notification-settings.entity.ts';
import { Notification } from '../../domains/notify/notifications/notification.entity.ts';
import { MailPace } from '../../domains/notify/mail/mail-pace.entity.ts';
import { OutgoingMail } from '../../domains/notify/mail/outgoing-mail.entity.ts';
import { OutgoingPush } from '../../domains/notify/push/outgoing-push.entity.ts';
import { PushKey } from '../../domains/notify/push/push-key.entity.ts';
import { PushSubscription } from '../../domains/notify/push/push-subscription.entity.ts';
import { WebhookDelivery } from '../../domains/notify/webhooks/deliveries/webhook-delivery.entity.ts';
import { WebhookMessage } from '../../domains/notify/webhooks/deliveries/webhook-message.entity.ts';
import { Webhook } from '../../domains/notify/webhooks/webhook.entity.ts';
import { AuditEntry } from '../../domains/log/audit/audit-entry.entity.ts';
import { Decision } from '../../domains/safety/moderation/decision.entity.ts';
import { Rejection } from '../../domains/safety/content-policy/rejection.entity.ts';
import { OfferGive } from '../../domains/trade/offers/offer-give.entity.ts';
import { Offer } from '../../domains/trade/offers/offer.entity.ts';
import { KeptApart } from '../../domains/trade/swaps/proposals/kept-apart.entity.ts';
import { SwapProposalLeg } from '../../domains/trade/swaps/proposals/swap-proposal-leg.entity.ts';
import { SwapProposal } from '../../domains/trade/swaps/proposals/swap-proposal.entity.ts';
import { SwapTransfer } from '../../domains/trade/swaps/proposals/swap-transfer.entity.ts';
import { SwapTerms } from '../../domains/trade/swaps/terms/swap-terms.entity.ts';
import { SwapWant } from '../../domains/trade/swaps/terms/swap-want.entity.ts';
import { SwapLeg } from '../../domains/trade/swaps/swap-leg.entity.ts';
import { Swap } from '../../domains/trade/swaps/swap.entity.ts';
import { ReservationQueueEntry } from '../../domains/trade/reservations/reservation-queue.entity.ts';
import { OrderEvent } from '../../domains/trade/orders/order-event.entity.ts';
import { Order } from '../../domains/trade/orders/order.entity.ts';
import { PhotoFile } from '../../domains/media/photos/photo-file.entity.ts';
import { Photo } from '../../domains/market/products/photos/photo.entity.ts';
import { StoredPhoto } from '../../domains/media/photos/stored-photo.entity.ts';
import { BoughtPerk } from '../../domains/rewards/perks/bought-perk.entity.ts';
import { PointsEntry } from '../../domains/rewards/points/points-entry.entity.ts';
import { DoubtfulListing } from '../../domains/safety/doubtful-listings/doubtful-listing.entity.ts';
import { PriceChange } from '../../domains/market/products/price-change.entity.ts';
import { Product } from '../../domains/market/products/product.entity.ts';
import { Report } from '../../domains/safety/reports/report.entity.ts';
import { Review } from '../../domains/trade/reviews/review.entity.ts';
import { SavedSearchHit } from '../../domains/market/saved-searches/saved-search-hit.entity.ts';
import { SavedSearch } from '../../domains/market/saved-searches/saved-search.entity.ts';
import { LoggedSearch } from '../../domains/market/search/log/logged-search.entity.ts';
import { RecentSearch } from '../../domains/market/search/log/recent-search.entity.ts';
import { SearchSynonym } from '../../domains/market/search/synonyms/search-synonym.entity.ts';
import { WantedListing } from '../../domains/market/wanted/wanted-listing.entity.ts';
import { WantedPost } from '../../domains/market/wanted/wanted-post.entity.ts';
import { User } from '../../domains/people/users/user.entity.ts';
import { Course } from '../../domains/market/courses/course.entity.ts';
import { ProductCourse } from '../../domains/market/courses/product-course.entity.ts';
import { FollowedCourse } from '../../domains/market/followed-courses/followed-course.entity.ts';

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
  Webhook,
  WebhookMessage,
  WebhookDelivery,
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
  Course,
  Product,
  ProductCourse,
  FollowedCourse,
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
  OfferGive,
  Swap,
  SwapLeg,
  SwapTerms,
  SwapWant,
  SwapProposal,
  SwapProposalLeg,
  SwapTransfer,
  KeptApart,
  ReservationQueueEntry,
  Review,
  PointsEntry,
  BoughtPerk,
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
  Webhook,
  WebhookMessage,
  WebhookDelivery,
  LastBackup,
];

/** Every table of the product. */
export const entities = tables.map((entity) => (unrecorded.includes(entity) ? entity : recordedInActs(entity)));
