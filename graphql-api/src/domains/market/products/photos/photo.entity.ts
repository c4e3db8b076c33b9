import { BigIntType } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { Product } from '../product.entity.ts';
import { StoredPhoto } from '../../../media/photos/stored-photo.entity.ts';

/** A stored photo and its position in a listing. The first photo is the cover, which the product references as well. */
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

  /** Position of the photo. 0 is the cover. */
  @Property({ type: 'smallint' })
  @Check({ expression: 'position >= 0' })
  position!: number;
}
