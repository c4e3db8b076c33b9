import { announcementMapping } from '../../domains/help/announcements/announcement.mapping.ts';
import { accessTokenMapping } from '../../domains/people/access-tokens/access-token.mapping.ts';
import { userBlockMapping, userContactMapping } from '../../domains/people/blocks/block.mapping.ts';
import { categoryMapping } from '../../domains/market/categories/category.mapping.ts';
import { conversationMapping } from '../../domains/talk/conversations/conversation.mapping.ts';
import { inboxMapping, productConversationMapping } from '../../domains/talk/conversations/inbox.mapping.ts';
import { messageMapping, messagePhotoMapping, userMessagesMapping } from '../../domains/talk/conversations/messages/message.mapping.ts';
import { orderChatMapping } from '../../domains/trade/orders/added-fields/order-chat.mapping.ts';
import { contactMessageMapping } from '../../domains/help/contact/contact-message.mapping.ts';
import { favouriteProductMapping, favouriteUserMapping } from '../../domains/market/favourites/favourite.mapping.ts';
import { deliveryDisputeMapping, orderHandoverMapping } from '../../domains/trade/handover/handover.mapping.ts';
import { eventMapping } from '../../domains/log/events/event.mapping.ts';
import { notificationMapping, notificationSubjectMapping, notificationUserMapping } from '../../domains/notify/notifications/notification.mapping.ts';
import { userWebhookMapping, webhookDeliveryMapping, webhookMapping } from '../../domains/notify/webhooks/webhook.mapping.ts';
import {
  adminQueueMapping,
  conversationAttentionMapping,
  orderAttentionMapping,
  userAttentionMapping,
  userCountsMapping,
} from '../../domains/notify/attention/attention.mapping.ts';
import { campusSpotMapping } from '../../domains/market/spots/campus-spot.mapping.ts';
import { meetingMapping, orderMeetingMapping } from '../../domains/trade/meetings/meeting.mapping.ts';
import { orderPaymentMapping, userPaymentMapping } from '../../domains/trade/payments/payment.mapping.ts';
import { counterpartRatingMapping, orderRatingMapping, userRatingMapping } from '../../domains/trade/ratings/rating.mapping.ts';
import { answerTimeMapping } from '../../domains/talk/conversations/answer-time.mapping.ts';
import { sellerMapping } from '../../domains/market/profiles/seller.mapping.ts';
import { conversationOrderMapping } from '../../domains/trade/orders/added-fields/conversation-order.mapping.ts';
import { userOrdersMapping } from '../../domains/trade/orders/added-fields/user-orders.mapping.ts';
import { auditEntryMapping } from '../../domains/log/audit/audit-entry.mapping.ts';
import { decisionMapping, userDecisionMapping } from '../../domains/safety/moderation/decision.mapping.ts';
import { swapProposalLegMapping, swapProposalMapping, swapTransferMapping } from '../../domains/trade/swaps/proposals/swap-proposal.mapping.ts';
import { productSwapMapping, swapWantMapping } from '../../domains/trade/swaps/terms/swap-terms.mapping.ts';
import { orderSwapMapping, swapLegMapping, swapMapping } from '../../domains/trade/swaps/swap.mapping.ts';
import { conversationOffersMapping, offerMapping } from '../../domains/trade/offers/offer.mapping.ts';
import { productReservationMapping } from '../../domains/trade/reservations/reservation.mapping.ts';
import { orderEventMapping, orderLineMapping, orderMapping } from '../../domains/trade/orders/order.mapping.ts';
import { photoMapping } from '../../domains/market/products/photos/photo.mapping.ts';
import { pointsAccountMapping, userPointsMapping } from '../../domains/rewards/points/points-account.mapping.ts';
import { boughtPerkMapping, perkAccountMapping, perkProductMapping } from '../../domains/rewards/perks/perk.mapping.ts';
import { pointsEntryMapping } from '../../domains/rewards/points/points-entry.mapping.ts';
import { doubtfulListingMapping } from '../../domains/safety/doubtful-listings/doubtful-listing.mapping.ts';
import { productJsonTypes } from '../../domains/market/products/facets/product-facets.ts';
import { productMapping, ratingSummaryMapping } from '../../domains/market/products/product.mapping.ts';
import { reportMapping, userReportMapping } from '../../domains/safety/reports/report.mapping.ts';
import { productReviewsMapping, reviewMapping, userReviewsMapping } from '../../domains/trade/reviews/review.mapping.ts';
import { savedSearchFilterMapping, savedSearchMapping, savedSearchUserMapping } from '../../domains/market/saved-searches/saved-search.mapping.ts';
import { loggedSearchMapping } from '../../domains/market/search/log/logged-search.mapping.ts';
import { searchSynonymMapping } from '../../domains/market/search/synonyms/search-synonym.mapping.ts';
import { wantedPostMapping } from '../../domains/market/wanted/wanted.mapping.ts';
import { userMapping } from '../../domains/people/users/user.mapping.ts';
import type { MappingPart } from '../../read/mapping.ts';
import { followedCourseMapping, followedCourseUserMapping } from '../../domains/market/followed-courses/followed-course.mapping.ts';
import { courseMapping, courseProductMapping } from '../../domains/market/courses/course.mapping.ts';

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
  userMessagesMapping,
  offerMapping,
  swapMapping,
  swapLegMapping,
  orderSwapMapping,
  swapProposalMapping,
  swapProposalLegMapping,
  swapTransferMapping,
  swapWantMapping,
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
  userPointsMapping,
  pointsEntryMapping,
  boughtPerkMapping,
  perkAccountMapping,
  doubtfulListingMapping,
  productMapping,
  productSwapMapping,
  perkProductMapping,
  ratingSummaryMapping,
  reviewMapping,
  productReviewsMapping,
  userReviewsMapping,
  loggedSearchMapping,
  searchSynonymMapping,
  userMapping,
  userPaymentMapping,
  userRatingMapping,
  answerTimeMapping,
  sellerMapping,
  conversationOrderMapping,
  userOrdersMapping,
  favouriteProductMapping,
  favouriteUserMapping,
  userBlockMapping,
  userContactMapping,
  decisionMapping,
  userDecisionMapping,
  reportMapping,
  userReportMapping,
  eventMapping,
  notificationMapping,
  notificationSubjectMapping,
  notificationUserMapping,
  webhookMapping,
  webhookDeliveryMapping,
  userWebhookMapping,
  userCountsMapping,
  adminQueueMapping,
  userAttentionMapping,
  orderAttentionMapping,
  conversationAttentionMapping,
  savedSearchFilterMapping,
  savedSearchMapping,
  wantedPostMapping,
  savedSearchUserMapping,
  courseMapping,
  courseProductMapping,
  followedCourseMapping,
  followedCourseUserMapping,
];

/** Types whose objects a statement gives as JSON. */
export const jsonTypes = [...productJsonTypes];
