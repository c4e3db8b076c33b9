import { BigIntType, OptionalProps } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Node } from '../../../../platform/database/node.ts';
import { DateTime } from '../../../../platform/input/scalars.ts';

@Entity({ tableName: 'logged_searches' })
@Unique({ name: 'logged_searches_text', properties: ['text'] })
@Index({ name: 'logged_searches_prefix', expression: 'create index logged_searches_prefix on logged_searches (text text_pattern_ops)' })
@ObjectType({
  implements: Node,
  description:
    'A search text, without the users who searched for it. `retentionPeriods` says how long it is stored after the last search. Administrators only.',
})
export class LoggedSearch {
  [OptionalProps]?: 'lastSearchedAt';

  @PrimaryKey({ type: new BigIntType('string') })
  @Field(() => ID, { description: 'Identifies the text.' })
  id!: string;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'The normalized search text: lower case, without accents and price words.' })
  text!: string;

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'Number of searches; each user counts once an hour.' })
  searches!: number;

  @Property({ type: 'boolean' })
  @Field(() => Boolean, { description: 'Whether a listing had all its words, or words of the same meaning, at the last search.' })
  found!: boolean;

  /** Whether the text may be shown to others, because it names nothing that the content policy concerns. */
  @Property({ type: 'boolean' })
  suggestible!: boolean;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  @Field(() => DateTime, { description: 'When it was last searched.' })
  lastSearchedAt!: Date;
}
