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

  /** The words of the text in the form in which people's wishes are compared and counted; without any where they say nothing. */
  @Property({
    columnType: 'tsquery',
    type: 'text',
    generated: `(plainto_tsquery('english', search_fold(text))) stored`,
    nullable: true,
    lazy: true,
  })
  sought!: string | null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  searchedAt!: Date;
}
