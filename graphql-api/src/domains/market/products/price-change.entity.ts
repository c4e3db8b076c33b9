import { BigIntType } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Product } from './product.entity.ts';

/** A former price of a product. */
@Entity({ tableName: 'price_changes' })
@Index({ name: 'price_changes_product', properties: ['product', 'endedAt'] })
export class PriceChange {
  @PrimaryKey({ type: new BigIntType('string') })
  id!: string;

  @ManyToOne(() => Product, { deleteRule: 'cascade' })
  product!: Product;

  /** In the currency of the college. */
  @Property({ type: 'numeric', columnType: 'numeric(8,2)', runtimeType: 'number' })
  price!: number;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  endedAt!: Date;
}
