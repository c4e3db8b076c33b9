import { BigIntType, OptionalProps } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { User } from '../../../people/users/user.entity.ts';

/** A recent search of a user, suggested to that user only. */
@Entity({ tableName: 'recent_searches' })
@Unique({ name: 'recent_searches_once', properties: ['user', 'text'] })
export class RecentSearch {
  [OptionalProps]?: 'searchedAt';

  @PrimaryKey({ type: new BigIntType('string') })
  id!: string;

  @ManyToOne(() => User, { deleteRule: 'cascade', index: false })
  user!: User;

  /** The text as typed. */
  @Property({ type: 'text' })
  text!: string;

  /** Words of the text, normalized for comparing and counting what people look for; empty if the words carry no meaning. */
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
