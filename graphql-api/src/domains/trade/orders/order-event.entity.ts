import { BigIntType } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { DateTime } from '../../../platform/input/scalars.ts';
import { User } from '../../people/users/user.entity.ts';
import { Order, OrderStatus } from './order.entity.ts';

@Entity({ tableName: 'order_events' })
@ObjectType({ description: 'A change of the status of an order.' })
export class OrderEvent {
  @PrimaryKey({ type: new BigIntType('string') })
  id!: string;

  @ManyToOne(() => Order, { deleteRule: 'cascade' })
  @Index()
  order!: Order;

  @Enum({ items: () => OrderStatus, fieldName: 'from_status', nullable: true })
  @Field(() => OrderStatus, { nullable: true, description: 'The previous status; null when the order was placed.' })
  from!: OrderStatus | null;

  @Enum({ items: () => OrderStatus, fieldName: 'to_status' })
  @Field(() => OrderStatus, { description: 'The new status.' })
  to!: OrderStatus;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  @Field(() => DateTime, { description: 'When it changed.' })
  at!: Date;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'Reason for declining or cancelling it; null for none.' })
  reason!: string | null;

  @ManyToOne(() => User)
  @Field(() => User, { nullable: true, description: 'The user who changed it.' })
  by!: User;
}
