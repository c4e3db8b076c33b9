import type { ModerationPort } from '../../domains/log/audit/removal.port.ts';
import type { MailPort } from '../../domains/log/mails/mail.port.ts';
import type { PointsPort } from '../../domains/log/points/points.port.ts';
import type { OrdersPort } from '../../domains/market/products/availability/orders.port.ts';
import type { ContentPolicyPort } from '../../domains/market/products/review/content-policy.port.ts';
import { markConversationSeen } from '../../domains/notify/notifications/notification.service.ts';
import { enqueueMail } from '../../domains/notify/mail/mail.service.ts';
import type { NotificationsPort } from '../../domains/talk/conversations/messages/notifications.port.ts';
import { awardDelivery, proveDelivery, reverseDelivery } from '../../domains/rewards/points/delivery-points.service.ts';
import { earnedSql, hasEarnedSql } from '../../domains/rewards/points/points.queries.ts';
import { recordPoints } from '../../domains/rewards/points/points.service.ts';
import { reviewListing } from '../../domains/safety/content-policy/content-policy.service.ts';
import { assertAllowedPicture } from '../../domains/safety/content-policy/picture-policy.service.ts';
import { assertAllowedTexts, concernsOfSearch } from '../../domains/safety/content-policy/text-policy.service.ts';
import { recordDoubts } from '../../domains/safety/doubtful-listings/doubtful-listing.service.ts';
import { recordRemoval } from '../../domains/safety/moderation/removal.ts';
import { hasOrdered, wasDeliveredSql } from '../../domains/trade/orders/changes/product-orders.queries.ts';
import type { DomainPorts } from '../../platform/domain-ports.ts';

/** Implementations of the ports between groups. */
export const domainPorts: DomainPorts = {
  // `mail.templates.ts` is type-checked against the data of these emails.
  mails: { queue: (tx, to, name, data) => enqueueMail(tx, to, name, data as never) } satisfies MailPort,
  points: { record: recordPoints, earnedSql, hasEarnedSql, awardDelivery, proveDelivery, reverseDelivery } satisfies PointsPort,
  contentPolicy: {
    reviewListing,
    recordDoubts,
    assertAllowedTexts,
    assertAllowedPicture,
    concernsOfSearch,
  } satisfies ContentPolicyPort,
  moderation: { recordRemoval } satisfies ModerationPort,
  notifications: { markConversationSeen } satisfies NotificationsPort,
  orders: { hasOrdered, wasDeliveredSql } satisfies OrdersPort,
};
