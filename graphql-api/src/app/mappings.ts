import { announcementMapping } from '../announcements/announcement.mapping.ts';
import { accessTokenMapping } from '../auth/access-token.mapping.ts';
import { userBlockMapping } from '../blocks/block.mapping.ts';
import { categoryMapping } from '../categories/category.mapping.ts';
import { conversationMapping } from '../chat/conversation.mapping.ts';
import { inboxMapping, productConversationMapping } from '../chat/inbox.mapping.ts';
import { messageMapping, messagePhotoMapping } from '../chat/message.mapping.ts';
import { orderChatMapping } from '../chat/order-chat.mapping.ts';
import { contactMessageMapping } from '../contact/contact-message.mapping.ts';
import { favouriteProductMapping, favouriteUserMapping } from '../favourites/favourite.mapping.ts';
import { deliveryDisputeMapping, orderHandoverMapping } from '../handover/handover.mapping.ts';
import { eventMapping } from '../events/event.mapping.ts';
import { notificationMapping, notificationSubjectMapping, notificationUserMapping } from '../notifications/notification.mapping.ts';
import {
  adminQueueMapping,
  conversationAttentionMapping,
  orderAttentionMapping,
  userAttentionMapping,
  userCountsMapping,
} from '../attention/attention.mapping.ts';
import { campusSpotMapping } from '../spots/campus-spot.mapping.ts';
import { meetingMapping, orderMeetingMapping } from '../meetings/meeting.mapping.ts';
import { orderPaymentMapping, userPaymentMapping } from '../payments/payment.mapping.ts';
import { counterpartRatingMapping, orderRatingMapping, userRatingMapping } from '../ratings/rating.mapping.ts';
import { userProfileMapping } from '../profiles/profile.mapping.ts';
import { auditEntryMapping } from '../moderation/audit-entry.mapping.ts';
import { decisionMapping, userDecisionMapping } from '../moderation/decision.mapping.ts';
import { conversationOffersMapping, offerMapping } from '../offers/offer.mapping.ts';
import { productReservationMapping } from '../reservations/reservation.mapping.ts';
import { orderEventMapping, orderLineMapping, orderMapping } from '../orders/order.mapping.ts';
import { photoMapping } from '../photos/photo.mapping.ts';
import { pointsAccountMapping } from '../points/points-account.mapping.ts';
import { pointsEntryMapping } from '../points/points-entry.mapping.ts';
import { doubtfulListingMapping } from '../products/doubtful-listing.mapping.ts';
import { productJsonTypes } from '../products/product-facets.ts';
import { productMapping, ratingSummaryMapping } from '../products/product.mapping.ts';
import { reportMapping, userReportMapping } from '../reports/report.mapping.ts';
import { reviewMapping } from '../reviews/review.mapping.ts';
import { savedSearchFilterMapping, savedSearchMapping, savedSearchUserMapping } from '../saved-searches/saved-search.mapping.ts';
import { loggedSearchMapping } from '../search/logged-search.mapping.ts';
import { searchSynonymMapping } from '../search/search-synonym.mapping.ts';
import { wantedPostMapping } from '../wanted/wanted.mapping.ts';
import { userMapping } from '../users/user.mapping.ts';
import type { MappingPart } from '../read/mapping.ts';

/** Every type that is read from the database. */
export const mappings: readonly MappingPart[] = [
  accessTokenMapping,
  announcementMapping,
  categoryMapping,
  conversationMapping,
  inboxMapping,
  productConversationMapping,
  messageMapping,
  messagePhotoMapping,
  offerMapping,
  conversationOffersMapping,
  productReservationMapping,
  orderChatMapping,
  contactMessageMapping,
  auditEntryMapping,
  orderEventMapping,
  orderLineMapping,
  orderMapping,
  orderHandoverMapping,
  deliveryDisputeMapping,
  photoMapping,
  campusSpotMapping,
  meetingMapping,
  orderMeetingMapping,
  orderPaymentMapping,
  counterpartRatingMapping,
  orderRatingMapping,
  pointsAccountMapping,
  pointsEntryMapping,
  doubtfulListingMapping,
  productMapping,
  ratingSummaryMapping,
  reviewMapping,
  loggedSearchMapping,
  searchSynonymMapping,
  userMapping,
  userPaymentMapping,
  userRatingMapping,
  userProfileMapping,
  favouriteProductMapping,
  favouriteUserMapping,
  userBlockMapping,
  decisionMapping,
  userDecisionMapping,
  reportMapping,
  userReportMapping,
  eventMapping,
  notificationMapping,
  notificationSubjectMapping,
  notificationUserMapping,
  userCountsMapping,
  adminQueueMapping,
  userAttentionMapping,
  orderAttentionMapping,
  conversationAttentionMapping,
  savedSearchFilterMapping,
  savedSearchMapping,
  wantedPostMapping,
  savedSearchUserMapping,
];

/** Types whose objects a statement gives as JSON. */
export const jsonTypes = [...productJsonTypes];
