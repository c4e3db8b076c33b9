import { BigIntType, OptionalProps } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { Node } from '../../../platform/database/node.ts';
import { DateTime } from '../../../platform/input/scalars.ts';
import type { ProductCondition } from '../products/product.entity.ts';
import { User } from '../../people/users/user.entity.ts';
import { ListingCriteria } from './listing-criteria.entity.ts';
import { UpdatedAt } from '../../../platform/database/updated-at.ts';

/** Filter of a saved search. */
export interface SavedFilter {
  categoryIds: string[];
  conditions: ProductCondition[];
  minPrice: number | null;
  maxPrice: number | null;
  sellerId: string | null;
  inStock: boolean | null;
  courseCodes: string[];
  isbn: string | null;
  /** Values of InterpretedFilterKind. */
  ignoreInterpreted: string[];
}

@Entity({ tableName: 'saved_searches' })
@Unique({ name: 'saved_searches_once', properties: ['user', 'fingerprint'] })
@ObjectType({ implements: Node, description: 'A saved search. New matches are counted and announced.' })
export class SavedSearch extends ListingCriteria {
  [OptionalProps]?: 'muted' | 'createdAt' | 'updatedAt';

  @PrimaryKey({ type: new BigIntType('string') })
  @Field(() => ID, { description: 'Identifies the saved search.' })
  id!: string;

  @ManyToOne(() => User, { deleteRule: 'cascade', index: false })
  user!: User;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'A name for it, 1 to 60 characters.' })
  name!: string;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'The words; empty if only the filter applies.' })
  text!: string;

  /** Words of the text, normalized for comparing and counting what people look for; empty if the words carry no meaning. */
  @Property({
    columnType: 'tsquery',
    type: 'text',
    generated: `(plainto_tsquery('english', search_fold(text))) stored`,
    nullable: true,
    lazy: true,
  })
  sought!: string | null;

  @Property({ type: 'json', columnType: 'jsonb' })
  filter!: SavedFilter;

  /** Text and filter in a normalized form, so that the same search is stored only once. */
  @Property({ type: 'text' })
  fingerprint!: string;

  @Property({ type: 'boolean', default: false })
  @Field(() => Boolean, { description: 'Whether new matches are only counted and not announced.' })
  muted: boolean = false;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  @Field(() => DateTime, { description: 'When it was saved.' })
  createdAt!: Date;

  @UpdatedAt()
  updatedAt!: Date;
}
