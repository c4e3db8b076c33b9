import { BigIntType, OptionalProps } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Order } from '../orders/order.entity.ts';
import { Node } from '../../../platform/database/node.ts';
import { DateTime } from '../../../platform/input/scalars.ts';
import { User } from '../../people/users/user.entity.ts';
import { CampusSpot } from '../../market/spots/campus-spot.entity.ts';

/** The status of the agreement on a meeting. */
export enum MeetingStatus {
  PROPOSED = 'PROPOSED',
  ACCEPTED = 'ACCEPTED',
  DECLINED = 'DECLINED',
  REPLACED = 'REPLACED',
}
registerEnumType(MeetingStatus, {
  name: 'MeetingStatus',
  description: 'The status of the agreement on a meeting.',
  valuesConfig: {
    PROPOSED: { description: 'One side proposed it; the other has not answered.' },
    ACCEPTED: { description: 'Both sides agreed.' },
    DECLINED: { description: 'One side declined it, or called it off.' },
    REPLACED: { description: 'A later proposal took its place.' },
  },
});

@Entity({ tableName: 'meetings' })
@Index({ name: 'meetings_order', properties: ['order'] })
@Unique({ name: 'meetings_current', properties: ['order'], where: { status: { $ne: MeetingStatus.REPLACED } } })
@Index({ name: 'meetings_to_remind', properties: ['at'], where: { status: MeetingStatus.ACCEPTED, remindedAt: null } })
@ObjectType({ implements: Node, description: 'When and where buyer and seller of an order meet.' })
export class Meeting {
  [OptionalProps]?: 'createdAt' | 'status' | 'remindedAt';

  @PrimaryKey({ type: new BigIntType('string') })
  @Field(() => ID, { description: 'Identifies the proposal; another time or spot is another one.' })
  id!: string;

  @ManyToOne(() => Order, { deleteRule: 'cascade' })
  @Field(() => Order, { description: 'The order.' })
  order!: Order;

  @ManyToOne(() => CampusSpot)
  @Field(() => CampusSpot, { description: 'Where.' })
  spot!: CampusSpot;

  @Property({ type: 'datetime' })
  @Field(() => DateTime, { description: 'When.' })
  at!: Date;

  @Enum({ items: () => MeetingStatus, default: MeetingStatus.PROPOSED })
  @Field(() => MeetingStatus, { description: 'Whether it is agreed.' })
  status: MeetingStatus = MeetingStatus.PROPOSED;

  @ManyToOne(() => User)
  @Field(() => User, { description: 'Who proposed it.' })
  proposedBy!: User;

  /** When both sides were reminded. */
  @Property({ type: 'datetime', nullable: true })
  remindedAt!: Date | null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  @Field(() => DateTime, { description: 'When it was proposed.' })
  createdAt!: Date;
}
