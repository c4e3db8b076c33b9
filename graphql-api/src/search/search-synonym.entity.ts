import { BigIntType, OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** Terms that mean the same to a search. */
@Entity({ tableName: 'search_synonyms' })
export class SearchSynonym {
  [OptionalProps]?: 'createdAt';

  @PrimaryKey({ type: new BigIntType('string') })
  id!: string;

  @Property({ type: 'array' })
  terms!: string[];

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;
}
