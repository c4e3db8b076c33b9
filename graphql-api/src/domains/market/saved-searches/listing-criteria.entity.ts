import { BigIntType } from '@mikro-orm/core';
import { Entity, Property } from '@mikro-orm/decorators/legacy';
import type { ProductCondition } from '../products/product.entity.ts';

/** What a new or changed listing is compared with; a column is null where anything fits. */
@Entity({ abstract: true })
export abstract class ListingCriteria {
  /** All words of the text, or what they may mean. */
  @Property({ type: 'text', columnType: 'tsquery', nullable: true })
  query!: string | null;

  /** Categories that a word of the text names, and the query for its other words. */
  @Property({ type: 'array', columnType: 'bigint[]', nullable: true })
  namedCategories!: string[] | null;

  @Property({ type: 'text', columnType: 'tsquery', nullable: true })
  besidesCategory!: string | null;

  @Property({ type: 'array', columnType: 'bigint[]', nullable: true })
  categories!: string[] | null;

  @Property({ type: 'numeric', columnType: 'numeric', runtimeType: 'number', nullable: true })
  priceFrom!: number | null;

  /** What fits is cheaper than this. */
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
