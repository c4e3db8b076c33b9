import { BigIntType, OptionalProps } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Order } from '../orders/order.entity.ts';
import { Node } from '../../../platform/database/node.ts';
import { DateTime } from '../../../platform/input/scalars.ts';
import { User } from '../../people/users/user.entity.ts';
import { UpdatedAt } from '../../../platform/database/updated-at.ts';

/** Outcome of an objection to a delivery. */
export enum DisputeOutcome {
  UPHELD = 'UPHELD',
  DISMISSED = 'DISMISSED',
  WITHDRAWN = 'WITHDRAWN',
}
registerEnumType(DisputeOutcome, {
  name: 'DisputeOutcome',
  description: 'Result of an objection to a delivery.',
  valuesConfig: {
    UPHELD: {
      description:
        "An administrator upheld it. The points of the delivery were taken back, and are earned only by the code or the buyer's confirmation.",
    },
    DISMISSED: { description: 'An administrator found that the order was handed over. The handover is confirmed.' },
    WITHDRAWN: { description: 'The buyer confirmed the handover.' },
  },
});

@Entity({ tableName: 'delivery_disputes' })
@Unique({ name: 'delivery_disputes_once', properties: ['order'] })
@Index({
  name: 'delivery_disputes_open',
  expression: 'create index delivery_disputes_open on delivery_disputes (id desc) where settled_at is null',
})
@ObjectType({
  implements: Node,
  description:
    "A buyer's objection to the delivery of an order; one per order. The seller cannot spend the points of the delivery until it is decided.",
})
export class DeliveryDispute {
  [OptionalProps]?: 'createdAt' | 'updatedAt';

  @PrimaryKey({ type: new BigIntType('string') })
  @Field(() => ID, { description: 'Identifies the objection.' })
  id!: string;

  @ManyToOne(() => Order, { deleteRule: 'cascade' })
  @Field(() => Order, { description: 'The order.' })
  order!: Order;

  @Property({ type: 'text' })
  reason!: string;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  @Field(() => DateTime, { description: 'When the buyer objected.' })
  createdAt!: Date;

  @Enum({ items: () => DisputeOutcome, nullable: true })
  @Field(() => DisputeOutcome, { nullable: true, description: 'The result; null while it is open.' })
  outcome!: DisputeOutcome | null;

  @Property({ type: 'datetime', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'When it was decided; null while it is open.' })
  settledAt!: Date | null;

  @ManyToOne(() => User, { nullable: true })
  settledBy!: User | null;

  @UpdatedAt()
  updatedAt!: Date;
}
