import { BigIntType } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Unique } from '@mikro-orm/decorators/legacy';
import { User } from '../../people/users/user.entity.ts';
import { Meeting } from './meeting.entity.ts';

/** One of the people of a swap to whom a proposed meeting suits; who proposed it has no row. */
@Entity({ tableName: 'meeting_answers' })
@Unique({ name: 'meeting_answers_meeting_user_unique', properties: ['meeting', 'user'] })
export class MeetingAnswer {
  @PrimaryKey({ type: new BigIntType('string') })
  id!: string;

  @ManyToOne(() => Meeting, { deleteRule: 'cascade', index: false })
  meeting!: Meeting;

  @ManyToOne(() => User)
  user!: User;
}
