import { BigIntType, OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { Node } from '../../../../platform/database/node.ts';
import { DateTime } from '../../../../platform/input/scalars.ts';
import { UpdatedAt } from '../../../../platform/database/updated-at.ts';

@Entity({ tableName: 'search_synonyms' })
@ObjectType({ implements: Node, description: 'Terms that are equivalent in searches. Administrators only.' })
export class SearchSynonym {
  [OptionalProps]?: 'createdAt' | 'updatedAt';

  @PrimaryKey({ type: new BigIntType('string') })
  @Field(() => ID, { description: 'Identifies the synonym.' })
  id!: string;

  @Property({ type: 'array' })
  @Field(() => [String], { description: '2 to 12 words or phrases.' })
  terms!: string[];

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  @Field(() => DateTime, { description: 'When it was created.' })
  createdAt!: Date;

  @UpdatedAt()
  updatedAt!: Date;
}
