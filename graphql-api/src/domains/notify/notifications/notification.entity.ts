import { BigIntType, OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { EventSubject } from '../../log/events/event.entity.ts';
import { Node } from '../../../platform/database/node.ts';
import { DateTime } from '../../../platform/input/scalars.ts';
import { User } from '../../people/users/user.entity.ts';

/** Subject of a notification. Users choose the channels of each kind. */
export enum NotificationKind {
  ORDER_PLACED = 'ORDER_PLACED',
  ORDER_STATUS = 'ORDER_STATUS',
  MESSAGE = 'MESSAGE',
  OFFER = 'OFFER',
  SWAP = 'SWAP',
  RESERVATION = 'RESERVATION',
  REVIEW = 'REVIEW',
  LISTING = 'LISTING',
  POINTS = 'POINTS',
  MODERATION = 'MODERATION',
  FAVOURITE = 'FAVOURITE',
  SAVED_SEARCH = 'SAVED_SEARCH',
  WANTED = 'WANTED',
  COURSE = 'COURSE',
  MEETING = 'MEETING',
  HANDOVER = 'HANDOVER',
  ANNOUNCEMENT = 'ANNOUNCEMENT',
}
registerEnumType(NotificationKind, {
  name: 'NotificationKind',
  description: 'Kinds of notifications. You choose the channels of each kind.',
  valuesConfig: {
    ORDER_PLACED: { description: 'A new order for one of your listings.' },
    ORDER_STATUS: { description: 'The status of one of your orders changed.' },
    MESSAGE: { description: 'A new message.' },
    OFFER: { description: 'A new offer, or an answer to your offer.' },
    SWAP: { description: 'A swap was found for you, or its people answered.' },
    RESERVATION: { description: 'Something was reserved for you, or is available again.' },
    REVIEW: { description: 'A review of one of your listings.' },
    LISTING: { description: 'An event of one of your listings, such as its expiry.' },
    POINTS: { description: 'Points were given to you or taken back.' },
    FAVOURITE: { description: 'A favourite became cheaper, or only one piece is left.' },
    SAVED_SEARCH: { description: 'A listing matches one of your saved searches.' },
    WANTED: { description: 'A listing matches your wanted post, a seller answered it, or somebody wants a thing that you list.' },
    COURSE: { description: 'A new listing for one of your courses.' },
    MODERATION: {
      description:
        'An administrator removed something of yours, or decided about you or your report. For administrators: something needs their attention.',
    },
    MEETING: { description: 'A meeting was proposed, accepted or declined, or begins within an hour.' },
    HANDOVER: { description: 'The buyer objected to a delivery, an administrator decided it, or the other side of an order rated you.' },
    ANNOUNCEMENT: { description: 'The administrators announced something.' },
  },
});

/** A notification of a user. There is at most one for each user, event and kind. */
@Entity({ tableName: 'notifications' })
@Unique({ name: 'notifications_once', properties: ['user', 'event', 'kind'] })
@Index({ name: 'notifications_user', expression: 'create index notifications_user on notifications (user_id, id desc)' })
@Index({ name: 'notifications_unread', properties: ['user'], where: { readAt: null } })
@ObjectType({ implements: Node, description: 'An event that concerns you. Only you can see it.' })
export class Notification {
  [OptionalProps]?: 'createdAt' | 'readAt' | 'count';

  @PrimaryKey({ type: new BigIntType('string') })
  @Field(() => ID, { description: 'Identifies the notification.' })
  id!: string;

  @ManyToOne(() => User, { index: false, deleteRule: 'cascade' })
  user!: User;

  /** The id of the event. The event is deleted before the notification. */
  @Property({ type: new BigIntType('string'), fieldName: 'event_id' })
  event!: string;

  /** A NotificationKind. It has no check constraint, so that a new kind needs no migration. */
  @Property({ type: 'text' })
  @Field(() => NotificationKind, { description: 'What it is about.' })
  kind!: NotificationKind;

  @Property({ type: 'text' })
  subjectType!: EventSubject;

  @Property({ type: new BigIntType('string') })
  subjectId!: string;

  @ManyToOne(() => User, { nullable: true, index: false })
  @Field(() => User, { nullable: true, description: 'The user who caused it; null for the marketplace itself.' })
  actor!: User | null;

  /** The text, with {actor} as the placeholder for the actor's name, which may change or be erased. */
  @Property({ type: 'text' })
  words!: string;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'Path of the page about it.' })
  link!: string;

  /** A newer notification replaces the unread ones of its group, so that ten messages of a chat are one line. */
  @Property({ type: 'text', nullable: true, fieldName: 'group_key' })
  group!: string | null;

  @Property({ type: 'integer', default: 1 })
  @Field(() => Int, {
    description: 'Number of events it stands for. A new event about the same subject and by the same person replaces an unread notification.',
  })
  count: number = 1;

  /** Whether an email was sent for this notification alone. The daily email then leaves it out. */
  @Property({ type: 'boolean', default: false })
  mailed: boolean = false;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  @Field(() => DateTime, { description: 'When it happened.' })
  createdAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'When you read it; null while it is unread.' })
  readAt!: Date | null;
}
