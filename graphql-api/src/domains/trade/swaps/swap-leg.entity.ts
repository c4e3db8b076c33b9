import { BigIntType } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Product } from '../../market/products/product.entity.ts';
import { User } from '../../people/users/user.entity.ts';
import { Order } from '../orders/order.entity.ts';
import { Swap } from './swap.entity.ts';

/** One piece of a listing that goes from its giver to its receiver. */
@Entity({ tableName: 'swap_legs' })
@Index({ name: 'swap_legs_swap', properties: ['swap'] })
@Index({ name: 'swap_legs_giver', properties: ['giver'] })
@Unique({ name: 'swap_legs_order', properties: ['order'] })
@ObjectType({ description: 'One piece of a listing that goes from its giver to its receiver.' })
export class SwapLeg {
  @PrimaryKey({ type: new BigIntType('string') })
  id!: string;

  @ManyToOne(() => Swap, { deleteRule: 'cascade', index: false })
  swap!: Swap;

  @ManyToOne(() => Product, { index: false })
  @Field(() => Product, { nullable: true, description: 'The listing; null once it was taken down.' })
  product!: Product;

  @ManyToOne(() => User, { index: false })
  @Field(() => User, { description: 'The giver, who is the seller of its order.' })
  giver!: User;

  @ManyToOne(() => User, { index: false })
  @Field(() => User, { description: 'The receiver, who is the buyer of its order.' })
  receiver!: User;

  @ManyToOne(() => Order, { deleteRule: 'cascade', index: false })
  order!: Order;
}
