import { BigIntType } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Float, ObjectType } from 'type-graphql';
import { DateTime } from '../../../../platform/input/scalars.ts';
import { Product } from '../product.entity.ts';

/** One price reduction of a listing with a price schedule. */
@Entity({ tableName: 'price_steps' })
@Index({ name: 'price_steps_product', properties: ['product', 'at'] })
@ObjectType({ description: 'A scheduled price drop.' })
export class PriceStep {
  @PrimaryKey({ type: new BigIntType('string') })
  id!: string;

  @ManyToOne(() => Product, { deleteRule: 'cascade', index: false })
  product!: Product;

  @Property({ type: 'datetime' })
  @Field(() => DateTime, { description: 'When the price drops.' })
  at!: Date;

  @Property({ type: 'numeric', columnType: 'numeric(8,2)', runtimeType: 'number' })
  @Check({ expression: 'price >= 0' })
  @Field(() => Float, { description: 'The price from then on, in the currency of the college.' })
  price!: number;
}
