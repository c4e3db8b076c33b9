import { BigIntType } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Product } from '../../../market/products/product.entity.ts';
import { User } from '../../../people/users/user.entity.ts';

/** A listing that a user declined to receive in a swap, or would have received in a swap that the user cancelled. */
@Entity({ tableName: 'swaps_kept_apart' })
@Index({ name: 'swaps_kept_apart_product', properties: ['product', 'receiver'] })
@Index({ name: 'swaps_kept_apart_until', properties: ['until'] })
export class KeptApart {
  @PrimaryKey({ type: new BigIntType('string') })
  id!: string;

  @ManyToOne(() => Product, { deleteRule: 'cascade', index: false })
  product!: Product;

  @ManyToOne(() => User, { index: false })
  receiver!: User;

  @Property({ type: 'datetime' })
  until!: Date;
}
