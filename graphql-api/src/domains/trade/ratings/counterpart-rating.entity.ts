import { BigIntType, OptionalProps } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Order } from '../orders/order.entity.ts';
import { Node } from '../../../platform/database/node.ts';
import { DateTime } from '../../../platform/input/scalars.ts';
import { User } from '../../people/users/user.entity.ts';

@Entity({ tableName: 'counterpart_ratings' })
@Unique({ name: 'counterpart_ratings_once', properties: ['order', 'author'] })
@Index({ name: 'counterpart_ratings_subject', expression: 'create index counterpart_ratings_subject on counterpart_ratings (subject_id, id desc)' })
@Index({ name: 'counterpart_ratings_pair', properties: ['subject', 'author', 'id'] })
@ObjectType({
  implements: Node,
  description: 'What one side of an order says about the other after the handover. Shown once both sides have rated, or 14 days after the handover.',
})
export class CounterpartRating {
  [OptionalProps]?: 'createdAt';

  @PrimaryKey({ type: new BigIntType('string') })
  @Field(() => ID, { description: 'Identifies the rating.' })
  id!: string;

  @ManyToOne(() => Order)
  order!: Order;

  @ManyToOne(() => User)
  @Field(() => User, { description: 'Who rated.' })
  author!: User;

  @ManyToOne(() => User)
  @Field(() => User, { description: 'Who is rated.' })
  subject!: User;

  @Property({ type: 'integer' })
  @Check({ expression: 'stars >= 1 and stars <= 5' })
  @Field(() => Int, { description: 'Stars, 1 to 5.' })
  stars!: number;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'At most 1000 characters, plain text; null where nothing was written.' })
  text!: string | null;

  @Property({ type: 'boolean', nullable: true })
  @Field(() => Boolean, { nullable: true, description: 'Whether the other side was on time; null where nothing was said.' })
  onTime!: boolean | null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  @Field(() => DateTime, { description: 'When it was given.' })
  createdAt!: Date;
}
