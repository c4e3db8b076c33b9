import { BigIntType, OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Product } from '../products/product.entity.ts';
import { User } from '../../people/users/user.entity.ts';

/** A listing that a user has added to their favourites. */
@Entity({ tableName: 'favourites' })
@Unique({ name: 'favourites_once', properties: ['user', 'product'] })
@Index({ name: 'favourites_product', properties: ['product'] })
export class Favourite {
  [OptionalProps]?: 'lastPieceAt' | 'createdAt';

  @PrimaryKey({ type: new BigIntType('string') })
  id!: string;

  @ManyToOne(() => User, { deleteRule: 'cascade', index: false })
  user!: User;

  @ManyToOne(() => Product, { deleteRule: 'cascade', index: false })
  product!: Product;

  /** Time when the user was last notified that one piece is left. */
  @Property({ type: 'datetime', nullable: true })
  lastPieceAt!: Date | null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;
}
