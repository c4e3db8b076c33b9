import { BigIntType, OptionalProps } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Order } from '../orders/order.entity.ts';
import { Node } from '../../../platform/database/node.ts';
import { DateTime } from '../../../platform/input/scalars.ts';
import { User } from '../../people/users/user.entity.ts';
import { CampusSpot } from '../../market/spots/campus-spot.entity.ts';
import { UpdatedAt } from '../../../platform/database/updated-at.ts';

/** The status of the agreement on a meeting. */
export enum MeetingStatus {
  PROPOSED = 'PROPOSED',
  ACCEPTED = 'ACCEPTED',
  DECLINED = 'DECLINED',
  REPLACED = 'REPLACED',
}
registerEnumType(MeetingStatus, {
  name: 'MeetingStatus',
  description: 'State of the agreement on a meeting.',
  valuesConfig: {
    PROPOSED: { description: 'It was proposed, and not all participants have answered.' },
    ACCEPTED: { description: 'All participants agreed.' },
    DECLINED: { description: 'A participant declined it or called it off.' },
    REPLACED: { description: 'It was replaced by a later proposal.' },
  },
});

@Entity({ tableName: 'meetings' })
@Index({ name: 'meetings_order', properties: ['order'] })
@Unique({ name: 'meetings_current', properties: ['order'], where: { status: { $ne: MeetingStatus.REPLACED } } })
@Index({ name: 'meetings_to_remind', properties: ['at'], where: { status: MeetingStatus.ACCEPTED, remindedAt: null } })
@ObjectType({ implements: Node, description: 'Time and place at which buyer and seller of an order, or all people of its swap, meet.' })
export class Meeting {
  [OptionalProps]?: 'createdAt' | 'updatedAt' | 'status' | 'declinedAt' | 'declinedBy' | 'remindedAt';

  @PrimaryKey({ type: new BigIntType('string') })
  @Field(() => ID, { description: 'Identifies the proposal. Another time or spot is another proposal.' })
  id!: string;

  /** For a swap, its first order. */
  @ManyToOne(() => Order, { deleteRule: 'cascade' })
  order!: Order;

  @ManyToOne(() => CampusSpot)
  @Field(() => CampusSpot, { description: 'Place of the meeting.' })
  spot!: CampusSpot;

  @Property({ type: 'datetime' })
  @Field(() => DateTime, { description: 'Time of the meeting.' })
  at!: Date;

  @Enum({ items: () => MeetingStatus, default: MeetingStatus.PROPOSED })
  @Field(() => MeetingStatus, { description: 'State of the agreement.' })
  status: MeetingStatus = MeetingStatus.PROPOSED;

  @ManyToOne(() => User)
  @Field(() => User, { description: 'The user who proposed it.' })
  proposedBy!: User;

  /** When the meeting was declined or called off. */
  @Property({ type: 'datetime', nullable: true })
  declinedAt!: Date | null;

  /** The user who declined the meeting or called it off. */
  @ManyToOne(() => User, { nullable: true })
  declinedBy!: User | null;

  /** When the people of the meeting were reminded. */
  @Property({ type: 'datetime', nullable: true })
  remindedAt!: Date | null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  @Field(() => DateTime, { description: 'When it was proposed.' })
  createdAt!: Date;

  @UpdatedAt({ except: ['reminded_at'] })
  updatedAt!: Date;
}
