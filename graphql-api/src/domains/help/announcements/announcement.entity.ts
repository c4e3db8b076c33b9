import { BigIntType, OptionalProps } from '@mikro-orm/core';
import { Entity, Enum, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Node } from '../../../platform/database/node.ts';
import { DateTime } from '../../../platform/input/scalars.ts';
import { UpdatedAt } from '../../../platform/database/updated-at.ts';

/** Users who are notified of an announcement. */
export enum AnnouncementAudience {
  EVERYBODY = 'EVERYBODY',
  STUDENTS = 'STUDENTS',
  ADMINISTRATORS = 'ADMINISTRATORS',
}
registerEnumType(AnnouncementAudience, {
  name: 'AnnouncementAudience',
  description: 'The audience of an announcement.',
  valuesConfig: {
    EVERYBODY: { description: 'Everybody who has an account.' },
    STUDENTS: { description: 'Students only.' },
    ADMINISTRATORS: { description: 'Administrators only.' },
  },
});

@Entity({ tableName: 'announcements' })
@Index({ name: 'announcements_until', properties: ['until'] })
@ObjectType({ implements: Node, description: 'A text that administrators show to an audience for a limited time. Signed-in users of its audience.' })
export class Announcement {
  [OptionalProps]?: 'createdAt' | 'updatedAt' | 'audience';

  @PrimaryKey({ type: new BigIntType('string') })
  @Field(() => ID, { description: 'Identifies the announcement.' })
  id!: string;

  @Property({ type: 'text' })
  @Field(() => String, { description: '1 to 80 characters.' })
  title!: string;

  @Property({ type: 'text' })
  @Field(() => String, { description: '1 to 500 characters.' })
  text!: string;

  @Enum({ items: () => AnnouncementAudience, default: AnnouncementAudience.EVERYBODY })
  @Field(() => AnnouncementAudience, { description: 'The audience.' })
  audience: AnnouncementAudience = AnnouncementAudience.EVERYBODY;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  @Field(() => DateTime, { description: 'When it was created.' })
  createdAt!: Date;

  @Property({ type: 'datetime' })
  @Field(() => DateTime, { description: 'When it ends or ended.' })
  until!: Date;

  @UpdatedAt()
  updatedAt!: Date;
}
