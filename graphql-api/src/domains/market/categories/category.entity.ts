import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { BigIntType, OptionalProps } from '@mikro-orm/core';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Node } from '../../../platform/database/node.ts';
import { UpdatedAt } from '../../../platform/database/updated-at.ts';

@Entity({ tableName: 'categories' })
@Index({ name: 'categories_name_unique', expression: 'create unique index categories_name_unique on categories (lower(name))' })
@ObjectType({ implements: Node, description: 'A category of products, such as Books.' })
export class Category {
  [OptionalProps]?: 'fallback' | 'productCount' | 'updatedAt';

  @PrimaryKey({ type: new BigIntType('string') })
  @Field(() => ID, { description: 'Identifies the category.' })
  id!: string;

  @Property({ type: 'text' })
  @Field(() => String, { description: '1 to 40 characters, unique regardless of letter case.' })
  name!: string;

  /** True for "Uncategorised", which receives the products of deleted categories and cannot itself be deleted. */
  @Property({ type: 'boolean', default: false })
  fallback: boolean = false;

  /** Number of products in the lists. A trigger on the products updates it in the transaction of each change. */
  @Property({ type: 'integer', default: 0 })
  @Field(() => Int, { description: 'Number of listed products, without paused and expired ones.' })
  productCount: number = 0;

  @UpdatedAt({ description: 'When it was last renamed; until then, when it was created.', except: ['product_count'] })
  updatedAt!: Date;
}
