import { BigIntType, OptionalProps } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { Node } from '../../../../platform/database/node.ts';
import { UpdatedAt } from '../../../../platform/database/updated-at.ts';
import { DateTime } from '../../../../platform/input/scalars.ts';

@Entity({ tableName: 'seasons' })
@Index({ name: 'seasons_ends_at', properties: ['endsAt'] })
@ObjectType({
  implements: Node,
  description: 'A time when many things change hands, such as the week in which students move out. Administrators manage seasons.',
})
export class Season {
  [OptionalProps]?: 'createdAt' | 'updatedAt';

  @PrimaryKey({ type: new BigIntType('string') })
  @Field(() => ID, { description: 'Identifies the season.' })
  id!: string;

  @Property({ type: 'text' })
  @Field(() => String, { description: '1 to 60 characters.' })
  title!: string;

  @Property({ type: 'datetime' })
  @Field(() => DateTime, { description: 'When it starts.' })
  startsAt!: Date;

  @Property({ type: 'datetime' })
  @Field(() => DateTime, { description: 'When it expires.' })
  endsAt!: Date;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  @Field(() => DateTime, { description: 'When an administrator created it.' })
  createdAt!: Date;

  @UpdatedAt()
  updatedAt!: Date;
}
