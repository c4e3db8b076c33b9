import { BigIntType } from '@mikro-orm/core';
import { Entity, Property } from '@mikro-orm/decorators/legacy';
import type { ProductCondition } from '../products/product.entity.ts';

/** Criteria that a new or changed listing is compared with. A null column places no restriction. */
@Entity({ abstract: true })
export abstract class ListingCriteria {
  /** Query for all words of the text, including their alternatives. */
  @Property({ type: 'text', columnType: 'tsquery', nullable: true })
  query!: string | null;

  /** Categories named by a word of the text, and the query for the remaining words. */
  @Property({ type: 'array', columnType: 'bigint[]', nullable: true })
  namedCategories!: string[] | null;

  @Property({ type: 'text', columnType: 'tsquery', nullable: true })
  besidesCategory!: string | null;

  @Property({ type: 'array', columnType: 'bigint[]', nullable: true })
  categories!: string[] | null;

  @Property({ type: 'numeric', columnType: 'numeric', runtimeType: 'number', nullable: true })
  priceFrom!: number | null;

  /** Exclusive upper bound of the price. */
  @Property({ type: 'numeric', columnType: 'numeric', runtimeType: 'number', nullable: true })
  priceBelow!: number | null;

  @Property({ type: 'array', columnType: 'text[]', nullable: true })
  conditions!: ProductCondition[] | null;

  @Property({ type: 'array', columnType: 'text[]', nullable: true })
  courseCodes!: string[] | null;

  @Property({ type: 'text', nullable: true })
  isbn!: string | null;

  @Property({ type: new BigIntType('string'), nullable: true })
  seller!: string | null;
}
