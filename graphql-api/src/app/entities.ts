import { AccessToken } from '../auth/access-token.entity.ts';
import { Otp } from '../auth/otp.entity.ts';
import { SessionRow } from '../auth/session.entity.ts';
import { Category } from '../categories/category.entity.ts';
import { Message } from '../chat/message.entity.ts';
import { ContactMessage } from '../contact/contact-message.entity.ts';
import { RateLimitRow } from '../infra/rate-limit.entity.ts';
import { IdempotencyKey } from '../idempotency/idempotency-key.entity.ts';
import { OutgoingMail } from '../mail/outgoing-mail.entity.ts';
import { AuditEntry } from '../moderation/audit-entry.entity.ts';
import { Rejection } from '../moderation/rejection.entity.ts';
import { OrderEvent } from '../orders/order-event.entity.ts';
import { Order } from '../orders/order.entity.ts';
import { PhotoFile } from '../photos/photo-file.entity.ts';
import { Photo } from '../photos/photo.entity.ts';
import { PointsEntry } from '../points/points-entry.entity.ts';
import { DoubtfulListing } from '../products/doubtful-listing.entity.ts';
import { Product } from '../products/product.entity.ts';
import { Review } from '../reviews/review.entity.ts';
import { SearchSynonym } from '../search/search-synonym.entity.ts';
import { User } from '../users/user.entity.ts';

/** Every table of the product. */
export const entities = [
  User,
  SessionRow,
  AccessToken,
  AuditEntry,
  Rejection,
  Otp,
  Category,
  Product,
  DoubtfulListing,
  Photo,
  PhotoFile,
  Order,
  OrderEvent,
  Message,
  Review,
  PointsEntry,
  ContactMessage,
  OutgoingMail,
  RateLimitRow,
  IdempotencyKey,
  SearchSynonym,
];
