import { BigIntType, OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { Node } from '../../../platform/database/node.ts';
import { DateTime } from '../../../platform/input/scalars.ts';
import { UpdatedAt } from '../../../platform/database/updated-at.ts';

@Entity({ tableName: 'courses' })
@ObjectType({
  implements: Node,
  description: 'A course of the college. Administrators import the list; sellers name the courses that a listing is for.',
})
export class Course {
  [OptionalProps]?: 'retiredAt' | 'createdAt' | 'updatedAt';

  @PrimaryKey({ type: new BigIntType('string') })
  @Field(() => ID, { description: 'Identifies the course.' })
  id!: string;

  @Property({ type: 'text' })
  @Unique({ name: 'courses_code' })
  @Field(() => String, { description: 'Course code in capitals without spaces and hyphens, such as CSE2005; unique and never changed.' })
  code!: string;

  @Property({ type: 'text' })
  @Field(() => String, { description: '1 to 120 characters, plain text.' })
  name!: string;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'The department, 1 to 80 characters.' })
  department!: string;

  @Property({ type: 'datetime', nullable: true })
  @Field(() => DateTime, {
    nullable: true,
    description: 'When an import omitted it. New listings cannot name it; earlier ones keep it. Null while it is taught.',
  })
  retiredAt!: Date | null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;

  @UpdatedAt()
  updatedAt!: Date;
}
