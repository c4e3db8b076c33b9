import { BigIntType, OptionalProps } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Product } from '../product.entity.ts';

/** Terms on which the seller of a listing would swap it. A listing without terms is not open to swaps. */
@Entity({ tableName: 'swap_terms' })
@Unique({ name: 'swap_terms_product', properties: ['product'] })
@Index({ name: 'swap_terms_changed', properties: ['changedAt'] })
export class SwapTerms {
  [OptionalProps]?: 'topUpMax' | 'topUpMin' | 'changedAt';

  @PrimaryKey({ type: new BigIntType('string') })
  id!: string;

  @ManyToOne(() => Product, { deleteRule: 'cascade', index: false })
  product!: Product;

  @Property({ type: 'numeric', columnType: 'numeric(8,2)', runtimeType: 'number', default: 0 })
  @Check({ expression: 'top_up_max >= 0' })
  topUpMax: number = 0;

  @Property({ type: 'numeric', columnType: 'numeric(8,2)', runtimeType: 'number', default: 0 })
  @Check({ expression: 'top_up_min >= 0' })
  topUpMin: number = 0;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  changedAt!: Date;
}
