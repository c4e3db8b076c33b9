import { Check, Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BigIntType, OptionalProps } from '@mikro-orm/core';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTime } from '../../../platform/input/scalars.ts';
import { Product } from '../../market/products/product.entity.ts';
import { User } from '../../people/users/user.entity.ts';
import { Node } from '../../../platform/database/node.ts';
import { UpdatedAt } from '../../../platform/database/updated-at.ts';

@Entity({ tableName: 'reviews' })
@Unique({ name: 'reviews_once', properties: ['product', 'author'] })
@Index({ name: 'reviews_product', expression: 'create index reviews_product on reviews (product_id, id desc)' })
@Index({ name: 'reviews_updated', properties: ['updatedAt', 'id'] })
@ObjectType({ implements: Node, description: "A user's rating and text about a product; one per user and product." })
export class Review {
  [OptionalProps]?: 'createdAt' | 'updatedAt';

  @PrimaryKey({ type: new BigIntType('string') })
  @Field(() => ID, { description: 'Identifies the review.' })
  id!: string;

  @ManyToOne(() => Product)
  @Field(() => Product, { description: 'What it is about.' })
  product!: Product;

  @ManyToOne(() => User)
  @Field(() => User, { description: 'The author.' })
  author!: User;

  @Property({ type: 'integer' })
  @Check({ expression: 'rating >= 1 and rating <= 5' })
  @Field(() => Int, { description: 'Stars, 1 to 5.' })
  rating!: number;

  @Property({ type: 'text' })
  @Field(() => String, { description: '1 to 2000 characters, plain text.' })
  text!: string;

  @Property({ type: 'boolean', default: false })
  @Field(() => Boolean, { description: 'Whether the author had received an order of it when the review was written.' })
  verifiedBuyer!: boolean;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  @Field(() => DateTime, { description: 'When it was written.' })
  createdAt!: Date;

  @UpdatedAt()
  updatedAt!: Date;
}
