import { BigIntType } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { Product } from '../product.entity.ts';
import { StoredPhoto } from '../../../media/photos/stored-photo.entity.ts';

/** A stored photo in the place where a listing shows it. The first is the cover, which the product names as well. */
@Entity({ tableName: 'product_photos' })
@Unique({ properties: ['product', 'stored'] })
@ObjectType({ description: 'A photo of a listing.' })
export class Photo {
  @PrimaryKey({ type: new BigIntType('string') })
  @Field(() => ID, { description: 'Identifies the photo within its listing, even if it moves.' })
  id!: string;

  @ManyToOne(() => Product, { deleteRule: 'cascade' })
  product!: Product;

  @ManyToOne(() => StoredPhoto)
  @Index({ name: 'product_photos_stored' })
  stored!: StoredPhoto;

  /** 0 is the cover. */
  @Property({ type: 'smallint' })
  @Check({ expression: 'position >= 0' })
  position!: number;
}
