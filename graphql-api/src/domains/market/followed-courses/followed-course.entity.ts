import { BigIntType, OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Course } from '../courses/course.entity.ts';
import { User } from '../../people/users/user.entity.ts';

/** A course that a user follows. New listings for it are announced. */
@Entity({ tableName: 'followed_courses' })
@Unique({ name: 'followed_courses_once', properties: ['user', 'course'] })
@Index({ name: 'followed_courses_course', properties: ['course'] })
export class FollowedCourse {
  [OptionalProps]?: 'createdAt';

  @PrimaryKey({ type: new BigIntType('string') })
  id!: string;

  @ManyToOne(() => User, { deleteRule: 'cascade', index: false })
  user!: User;

  @ManyToOne(() => Course, { deleteRule: 'cascade', index: false })
  course!: Course;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;
}
