import { BigIntType, OptionalProps } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { User } from '../../people/users/user.entity.ts';
import { Meeting } from './meeting.entity.ts';

/** Acceptance of a proposed meeting by one person of a swap. The person who proposed the meeting has no row. */
@Entity({ tableName: 'meeting_answers' })
@Unique({ name: 'meeting_answers_meeting_user_unique', properties: ['meeting', 'user'] })
export class MeetingAnswer {
  [OptionalProps]?: 'createdAt';

  @PrimaryKey({ type: new BigIntType('string') })
  id!: string;

  @ManyToOne(() => Meeting, { deleteRule: 'cascade', index: false })
  meeting!: Meeting;

  @ManyToOne(() => User)
  user!: User;

  /** Null for answers from before this column existed whose event was deleted. */
  @Property({ type: 'datetime', nullable: true, defaultRaw: 'now()' })
  createdAt!: Date | null;
}
