import { BigIntType, OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Product } from '../products/product.entity.ts';
import { WantedPost } from './wanted-post.entity.ts';

/** A listing that matches a wanted post, or that its seller offered as an answer. */
@Entity({ tableName: 'wanted_listings' })
@Unique({ name: 'wanted_listings_once', properties: ['post', 'product'] })
@Index({ name: 'wanted_listings_product', properties: ['product'] })
export class WantedListing {
  [OptionalProps]?: 'createdAt' | 'answered';

  @PrimaryKey({ type: new BigIntType('string') })
  id!: string;

  @ManyToOne(() => WantedPost, { deleteRule: 'cascade', index: false })
  post!: WantedPost;

  @ManyToOne(() => Product, { deleteRule: 'cascade', index: false })
  product!: Product;

  /** Whether the seller offered the listing as an answer. */
  @Property({ type: 'boolean', default: false })
  answered: boolean = false;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;
}
