import { accessTokenMapping } from '../auth/access-token.mapping.ts';
import { categoryMapping } from '../categories/category.mapping.ts';
import { messageMapping } from '../chat/message.mapping.ts';
import { orderChatMapping } from '../chat/order-chat.mapping.ts';
import { contactMessageMapping } from '../contact/contact-message.mapping.ts';
import { auditEntryMapping } from '../moderation/audit-entry.mapping.ts';
import { orderEventMapping, orderLineMapping, orderMapping } from '../orders/order.mapping.ts';
import { pointsAccountMapping } from '../points/points-account.mapping.ts';
import { pointsEntryMapping } from '../points/points-entry.mapping.ts';
import { doubtfulListingMapping } from '../products/doubtful-listing.mapping.ts';
import { productMapping, ratingSummaryMapping } from '../products/product.mapping.ts';
import { reviewMapping } from '../reviews/review.mapping.ts';
import { userMapping } from '../users/user.mapping.ts';
import type { MappingPart } from '../read/mapping.ts';

/** Every type that is read from the database. */
export const mappings: readonly MappingPart[] = [
  accessTokenMapping,
  categoryMapping,
  messageMapping,
  orderChatMapping,
  contactMessageMapping,
  auditEntryMapping,
  orderEventMapping,
  orderLineMapping,
  orderMapping,
  pointsAccountMapping,
  pointsEntryMapping,
  doubtfulListingMapping,
  productMapping,
  ratingSummaryMapping,
  reviewMapping,
  userMapping,
];
