import { BigIntType, OptionalProps } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { User } from '../../../people/users/user.entity.ts';

/** What a user searched for last, for suggestions to that user alone. */
@Entity({ tableName: 'recent_searches' })
@Unique({ name: 'recent_searches_once', properties: ['user', 'text'] })
export class RecentSearch {
  [OptionalProps]?: 'searchedAt';

  @PrimaryKey({ type: new BigIntType('string') })
  id!: string;

  @ManyToOne(() => User, { deleteRule: 'cascade', index: false })
  user!: User;

  /** As it was typed. */
  @Property({ type: 'text' })
  text!: string;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  searchedAt!: Date;
}
