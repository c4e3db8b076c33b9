import { BigIntType, OptionalProps } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Node } from '../../../platform/database/node.ts';
import { DateTime } from '../../../platform/input/scalars.ts';

/** Type of an event. A new type needs a payload in event-payloads.ts. */
export enum EventType {
  ORDER_PLACED = 'ORDER_PLACED',
  ORDER_STATUS_CHANGED = 'ORDER_STATUS_CHANGED',
  HANDOVER_CONFIRMED = 'HANDOVER_CONFIRMED',
  DELIVERY_DISPUTED = 'DELIVERY_DISPUTED',
  DISPUTE_SETTLED = 'DISPUTE_SETTLED',
  MEETING_CHANGED = 'MEETING_CHANGED',
  MEETING_NEAR = 'MEETING_NEAR',
  COUNTERPART_RATED = 'COUNTERPART_RATED',
  MESSAGE_SENT = 'MESSAGE_SENT',
  MESSAGE_REMOVED = 'MESSAGE_REMOVED',
  OFFER_MADE = 'OFFER_MADE',
  OFFER_COUNTERED = 'OFFER_COUNTERED',
  OFFER_ACCEPTED = 'OFFER_ACCEPTED',
  OFFER_DECLINED = 'OFFER_DECLINED',
  OFFER_WITHDRAWN = 'OFFER_WITHDRAWN',
  OFFER_EXPIRED = 'OFFER_EXPIRED',
  SWAP_PROPOSED = 'SWAP_PROPOSED',
  SWAP_ACCEPTED = 'SWAP_ACCEPTED',
  SWAP_PROPOSAL_ENDED = 'SWAP_PROPOSAL_ENDED',
  PRODUCT_RESERVED = 'PRODUCT_RESERVED',
  RESERVATION_ENDED = 'RESERVATION_ENDED',
  RESERVATION_FREE = 'RESERVATION_FREE',
  PRODUCT_LISTED = 'PRODUCT_LISTED',
  PRODUCT_CHANGED = 'PRODUCT_CHANGED',
  PRODUCT_AVAILABILITY_CHANGED = 'PRODUCT_AVAILABILITY_CHANGED',
  PRODUCT_REMOVED = 'PRODUCT_REMOVED',
  LISTING_REVIEWED = 'LISTING_REVIEWED',
  PRICE_SCHEDULE_SET = 'PRICE_SCHEDULE_SET',
  PRICE_SCHEDULE_CLEARED = 'PRICE_SCHEDULE_CLEARED',
  PRICE_SCHEDULE_ENDED = 'PRICE_SCHEDULE_ENDED',
  REVIEW_ADDED = 'REVIEW_ADDED',
  REVIEW_CHANGED = 'REVIEW_CHANGED',
  REVIEW_REMOVED = 'REVIEW_REMOVED',
  POINTS_RECORDED = 'POINTS_RECORDED',
  PERK_ENDED = 'PERK_ENDED',
  ACCOUNT_DELETED = 'ACCOUNT_DELETED',
  SAVED_SEARCH_MATCHED = 'SAVED_SEARCH_MATCHED',
  WANTED_MATCHED = 'WANTED_MATCHED',
  WANTED_ANSWERED = 'WANTED_ANSWERED',
  WANTED_CLOSED = 'WANTED_CLOSED',
  COURSE_LISTED = 'COURSE_LISTED',
  FAVOURITE_CHEAPER = 'FAVOURITE_CHEAPER',
  FAVOURITE_LAST_PIECE = 'FAVOURITE_LAST_PIECE',
  REPORT_DECIDED = 'REPORT_DECIDED',
  USER_SANCTIONED = 'USER_SANCTIONED',
  APPEAL_ANSWERED = 'APPEAL_ANSWERED',
  ANNOUNCEMENT_MADE = 'ANNOUNCEMENT_MADE',
  ANNOUNCED = 'ANNOUNCED',
  UNDONE = 'UNDONE',
  ADMIN_QUEUE_GREW = 'ADMIN_QUEUE_GREW',
  USER_CREATED = 'USER_CREATED',
  USER_CHANGED = 'USER_CHANGED',
  ROLE_CHANGED = 'ROLE_CHANGED',
  CATEGORY_CHANGED = 'CATEGORY_CHANGED',
  ORDER_HIDDEN = 'ORDER_HIDDEN',
  WANTED_LISTED = 'WANTED_LISTED',
  TOKEN_REVOKED = 'TOKEN_REVOKED',
  BULK_FINISHED = 'BULK_FINISHED',
}

registerEnumType(EventType, {
  name: 'EventType',
  description: 'The type of the event.',
  valuesConfig: Object.fromEntries(
    Object.values(EventType).map((type) => [type, { description: `${type[0]}${type.slice(1).toLowerCase().replaceAll('_', ' ')}.` }]),
  ),
});

/** Kind of object that an event is about. The subject's id identifies the row. */
export enum EventSubject {
  ORDER = 'ORDER',
  MESSAGE = 'MESSAGE',
  OFFER = 'OFFER',
  SWAP_PROPOSAL = 'SWAP_PROPOSAL',
  PRODUCT = 'PRODUCT',
  REVIEW = 'REVIEW',
  POINTS_ENTRY = 'POINTS_ENTRY',
  USER = 'USER',
  SAVED_SEARCH = 'SAVED_SEARCH',
  WANTED_POST = 'WANTED_POST',
  REPORT = 'REPORT',
  ANNOUNCEMENT = 'ANNOUNCEMENT',
  ADMIN_QUEUE = 'ADMIN_QUEUE',
  CATEGORY = 'CATEGORY',
  ACCESS_TOKEN = 'ACCESS_TOKEN',
  BULK_JOB = 'BULK_JOB',
}
registerEnumType(EventSubject, {
  name: 'EventSubject',
  description: 'Type of the object of an event.',
  valuesConfig: {
    ORDER: { description: 'An order.' },
    MESSAGE: { description: 'A message of a chat.' },
    OFFER: { description: 'An offer.' },
    SWAP_PROPOSAL: { description: 'A proposed swap.' },
    PRODUCT: { description: 'A product.' },
    REVIEW: { description: 'A review.' },
    POINTS_ENTRY: { description: 'A line of the ledger of points.' },
    USER: { description: 'An account.' },
    SAVED_SEARCH: { description: 'A saved search.' },
    WANTED_POST: { description: 'A wanted post.' },
    REPORT: { description: 'A report to the administrators.' },
    ANNOUNCEMENT: { description: 'An announcement.' },
    ADMIN_QUEUE: { description: 'An item that needs an administrator.' },
    CATEGORY: { description: 'A category.' },
    ACCESS_TOKEN: { description: 'A personal access token.' },
    BULK_JOB: { description: 'A bulk job.' },
  },
});

/** Which users' events are read. */
export enum EventScope {
  OWN = 'OWN',
  ALL = 'ALL',
}
registerEnumType(EventScope, {
  name: 'EventScope',
  description: 'Which events are read.',
  valuesConfig: {
    OWN: { description: 'Events that concern you.' },
    ALL: { description: 'All events of the marketplace. Administrators only.' },
  },
});

/** A business event, inserted in the transaction that caused it. */
@Entity({ tableName: 'events' })
@Index({ name: 'events_position', expression: 'create unique index events_position on events (position) where position is not null' })
@Index({ name: 'events_unnumbered', properties: ['id'], where: { position: null } })
@Index({ name: 'events_audience', properties: ['audience'], type: 'gin', where: { position: { $ne: null } } })
@ObjectType({ implements: Node, description: 'An event. You see events that concern you.' })
export class Event {
  [OptionalProps]?: 'occurredAt' | 'version' | 'position';

  /** Taken from a sequence while the subject is locked, so that a subject's events are in commit order. */
  @PrimaryKey({ type: new BigIntType('string') })
  @Field(() => ID, { description: 'Identifies the event; it is not its position.' })
  id!: string;

  /** Value of EventType. Has no check constraint, so that a new type needs no migration. */
  @Property({ type: 'text' })
  @Field(() => EventType, { description: 'The type of the event.' })
  type!: EventType;

  /** Value of EventSubject. */
  @Property({ type: 'text' })
  @Field(() => EventSubject, { description: 'Type of the object of the event.' })
  subjectType!: EventSubject;

  @Property({ type: new BigIntType('string') })
  @Field(() => ID, { description: 'Id of the object of the event, even if it was deleted.' })
  subjectId!: string;

  /** The user who caused the event; null for the server itself. Not a foreign key, because checking it would cost a lookup. */
  @Property({ type: new BigIntType('string'), fieldName: 'actor_id', nullable: true })
  actor!: string | null;

  /** Ids of the users who may read the event. */
  @Property({ type: 'array', columnType: 'bigint[]' })
  audience!: string[];

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  @Field(() => DateTime, { description: 'When it happened.' })
  occurredAt!: Date;

  /** Version of the payload of this type. */
  @Property({ type: 'integer', default: 1 })
  @Field(() => Int, { description: 'The version of the payload of its type.' })
  version: number = 1;

  /** Contains only ids, numbers and enum values, because the log outlives data that people erase. */
  @Property({ type: 'jsonb' })
  payload!: object;

  /** Gapless number (1, 2, 3, …) assigned after the commit; null until then. Readers continue after the last position that they read. */
  @Property({ type: new BigIntType('string'), nullable: true })
  @Field(() => ID, { description: 'Cursor of the object: pass it as `after` to continue from here.' })
  position!: string | null;
}
