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
  description: 'A rating of the other side of an order after the handover. Visible once both sides have rated, or after 14 days.',
})
export class CounterpartRating {
  [OptionalProps]?: 'createdAt';

  @PrimaryKey({ type: new BigIntType('string') })
  @Field(() => ID, { description: 'Identifies the rating.' })
  id!: string;

  @ManyToOne(() => Order)
  order!: Order;

  @ManyToOne(() => User)
  @Field(() => User, { description: 'The author.' })
  author!: User;

  @ManyToOne(() => User)
  @Field(() => User, { description: 'The rated user.' })
  subject!: User;

  @Property({ type: 'integer' })
  @Check({ expression: 'stars >= 1 and stars <= 5' })
  @Field(() => Int, { description: 'Stars, 1 to 5.' })
  stars!: number;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'At most 1000 characters, plain text; null for none.' })
  text!: string | null;

  @Property({ type: 'boolean', nullable: true })
  @Field(() => Boolean, { nullable: true, description: 'Whether the other side was on time; null if not stated.' })
  onTime!: boolean | null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  @Field(() => DateTime, { description: 'When it was made.' })
  createdAt!: Date;
}
