import { BigIntType, OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Product } from '../../market/products/product.entity.ts';
import { User } from '../../people/users/user.entity.ts';

/** A user who waits until a reserved product is available again. The row is deleted when the user is notified. */
@Entity({ tableName: 'reservation_queue' })
@Unique({ name: 'reservation_queue_product_user_unique', properties: ['product', 'user'] })
export class ReservationQueueEntry {
  [OptionalProps]?: 'createdAt';

  @PrimaryKey({ type: new BigIntType('string') })
  id!: string;

  @ManyToOne(() => Product, { deleteRule: 'cascade', index: false })
  product!: Product;

  @ManyToOne(() => User)
  @Index({ name: 'reservation_queue_user' })
  user!: User;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;
}
