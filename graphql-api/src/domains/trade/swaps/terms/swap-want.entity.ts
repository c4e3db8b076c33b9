import { BigIntType } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Category } from '../../../market/categories/category.entity.ts';
import { Product } from '../../../market/products/product.entity.ts';
import { ListingCriteria } from '../../../market/saved-searches/listing-criteria.entity.ts';

/** What the seller of a listing would take for it. */
@Entity({ tableName: 'swap_wants' })
@Index({ name: 'swap_wants_product', properties: ['product'] })
@Index({ name: 'swap_wants_category', properties: ['category'] })
@Check({ name: 'swap_wants_something', expression: 'coalesce(category_id::text, words, course_codes::text, isbn) is not null' })
@ObjectType({
  description: 'What the seller of a listing would accept in exchange: listings that match the category, the course, the book and all of the words.',
})
export class SwapWant extends ListingCriteria {
  @PrimaryKey({ type: new BigIntType('string') })
  id!: string;

  @ManyToOne(() => Product, { deleteRule: 'cascade', index: false })
  product!: Product;

  @ManyToOne(() => Category, { nullable: true, deleteRule: 'cascade', index: false })
  @Field(() => Category, { nullable: true, description: 'The category; null for any.' })
  category!: Category | null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'Words, 1 to 100 characters; null for any.' })
  words!: string | null;
}
