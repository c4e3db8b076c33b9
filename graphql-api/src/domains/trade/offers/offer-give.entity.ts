import { BigIntType } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Unique } from '@mikro-orm/decorators/legacy';
import { Product } from '../../market/products/product.entity.ts';
import { Offer } from './offer.entity.ts';

/** A listing of the buyer that an offer gives one piece of. The listings of an offer never change. */
@Entity({ tableName: 'offer_gives' })
@Unique({ name: 'offer_gives_offer_product', properties: ['offer', 'product'] })
@Index({ name: 'offer_gives_product', properties: ['product'] })
export class OfferGive {
  @PrimaryKey({ type: new BigIntType('string') })
  id!: string;

  @ManyToOne(() => Offer, { deleteRule: 'cascade', index: false })
  offer!: Offer;

  @ManyToOne(() => Product, { index: false })
  product!: Product;
}
