import type { Action } from '../../../access/policy.ts';
import type { QuerySource } from '../../../read/query-source.ts';
import { BulkExportKind } from './bulk-job.entity.ts';
import { eventRows, messageRows, orderRows, pointsRows, productRows, reviewRows, userRows, type RowRange } from './bulk-rows.queries.ts';

/** Source and permissions of a kind of export. */
export interface BulkRows {
  /** The type of the exported objects. */
  type: string;
  /** The action that the viewer must be permitted. */
  action: Action;
  /** The scopes that an access token needs. */
  scopes: readonly string[];
  /** The field by which rows are sorted. */
  key: string;
  /** The default fields of a line. */
  fields: string;
  page: (range: RowRange) => QuerySource;
}

const KEY = 'databaseId';
const MODERATION = 'admin:moderation:read';
const USERS = 'admin:users:read';

/** The source of each kind of export. docs/api.md states the fields. */
export const bulkKinds: Readonly<Record<BulkExportKind, BulkRows>> = {
  [BulkExportKind.ORDERS]: {
    type: 'Order',
    action: 'order:list',
    scopes: ['admin:orders:read'],
    key: KEY,
    fields:
      '{ id databaseId status total lines { name price quantity productId } buyer { id } seller { id } handoverConfirmedAt createdAt updatedAt }',
    page: orderRows,
  },
  [BulkExportKind.USERS]: {
    type: 'User',
    action: 'user:list',
    scopes: [USERS],
    key: KEY,
    fields: '{ id databaseId name email phone collegeId role suspendedUntil bannedAt ratingAverage ratingCount createdAt updatedAt }',
    page: userRows,
  },
  [BulkExportKind.PRODUCTS]: {
    type: 'Product',
    action: 'listing:approve',
    scopes: [MODERATION, 'products:read'],
    key: KEY,
    fields: '{ id databaseId name description price quantity condition availability category { id name } seller { id } createdAt updatedAt }',
    page: productRows,
  },
  [BulkExportKind.REVIEWS]: {
    type: 'Review',
    action: 'listing:approve',
    scopes: [MODERATION, 'reviews:read'],
    key: KEY,
    fields: '{ id databaseId rating text verifiedBuyer author { id } product { id } createdAt updatedAt }',
    page: reviewRows,
  },
  [BulkExportKind.MESSAGES]: {
    type: 'Message',
    action: 'chat:readAll',
    scopes: [USERS, 'chats:read'],
    key: KEY,
    fields: '{ id databaseId text sender { id } conversation { id } order { id } readAt removedAt createdAt }',
    page: messageRows,
  },
  [BulkExportKind.POINTS]: {
    type: 'PointsEntry',
    action: 'user:list',
    scopes: [USERS, 'points:read'],
    key: KEY,
    fields: '{ id databaseId action points proof unproven user { id } product { id } createdAt }',
    page: pointsRows,
  },
  [BulkExportKind.EVENTS]: {
    type: 'Event',
    action: 'event:list',
    scopes: ['admin:events:read'],
    key: 'position',
    fields: '{ id type subjectType subjectId actorId occurredAt version payload position }',
    page: eventRows,
  },
};
