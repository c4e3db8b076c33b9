import { BigIntType, OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Float, ID, ObjectType } from 'type-graphql';
import { Category } from '../categories/category.entity.ts';
import { Node } from '../../../platform/database/node.ts';
import { DateTime } from '../../../platform/input/scalars.ts';
import { ProductCondition } from '../products/product.entity.ts';
import { ListingCriteria } from '../saved-searches/listing-criteria.entity.ts';
import { User } from '../../people/users/user.entity.ts';
import { UpdatedAt } from '../../../platform/database/updated-at.ts';

@Entity({ tableName: 'wanted_posts' })
@Index({ name: 'wanted_posts_user', expression: 'create index wanted_posts_user on wanted_posts (user_id, id desc)' })
@ObjectType({
  implements: Node,
  description: 'A thing that a person is looking for. Sellers can answer with a listing, and new matching listings are announced to both sides.',
})
export class WantedPost extends ListingCriteria {
  [OptionalProps]?: 'createdAt' | 'updatedAt' | 'closedAt';

  @PrimaryKey({ type: new BigIntType('string') })
  @Field(() => ID, { description: 'Identifies the wanted post.' })
  id!: string;

  @ManyToOne(() => User, { deleteRule: 'cascade', index: false })
  @Field(() => User, { description: 'The author.' })
  user!: User;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'The wanted thing, 1 to 100 characters. A listing matches if it contains all of the words.' })
  title!: string;

  /** Words of the title, normalized for comparing and counting what people look for; empty if the words carry no meaning. */
  @Property({
    columnType: 'tsquery',
    type: 'text',
    generated: `(plainto_tsquery('english', search_fold(title))) stored`,
    nullable: true,
    lazy: true,
  })
  sought!: string | null;

  @ManyToOne(() => Category, { nullable: true, deleteRule: 'set null', index: false })
  @Field(() => Category, { nullable: true, description: 'The category; null for any.' })
  category!: Category | null;

  @Property({ type: 'numeric', columnType: 'numeric(8,2)', runtimeType: 'number', nullable: true })
  @Field(() => Float, { nullable: true, description: 'Maximum price in the currency of the college; null for any.' })
  maxPrice!: number | null;

  /** Value of ProductCondition. */
  @Property({ type: 'text', nullable: true })
  @Field(() => ProductCondition, { nullable: true, description: 'The worst acceptable condition; null for any.' })
  condition!: ProductCondition | null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  @Field(() => DateTime, { description: 'When it was posted.' })
  createdAt!: Date;

  @Property({ type: 'datetime' })
  @Field(() => DateTime, { description: 'When it expires.' })
  expiresAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'When its owner closed it; null if it was not closed.' })
  closedAt!: Date | null;

  @UpdatedAt()
  updatedAt!: Date;
}
