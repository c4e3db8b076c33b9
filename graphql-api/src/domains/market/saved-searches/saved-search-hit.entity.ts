import { BigIntType, OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Product } from '../products/product.entity.ts';
import { SavedSearch } from './saved-search.entity.ts';

/** A listing that matches a saved search. */
@Entity({ tableName: 'saved_search_hits' })
@Unique({ name: 'saved_search_hits_once', properties: ['search', 'product'] })
@Index({ name: 'saved_search_hits_product', properties: ['product'] })
export class SavedSearchHit {
  [OptionalProps]?: 'seen' | 'createdAt';

  @PrimaryKey({ type: new BigIntType('string') })
  id!: string;

  @ManyToOne(() => SavedSearch, { deleteRule: 'cascade', index: false })
  search!: SavedSearch;

  @ManyToOne(() => Product, { deleteRule: 'cascade', index: false })
  product!: Product;

  /** Whether the search's owner has viewed the search since the hit. */
  @Property({ type: 'boolean', default: false })
  seen: boolean = false;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;
}
