import { BigIntType } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { User } from '../users/user.entity.ts';

/** A signed-in device. The token itself is never stored. */
@Entity({ tableName: 'sessions' })
export class SessionRow {
  @PrimaryKey({ type: new BigIntType('string') })
  id!: string;

  @ManyToOne(() => User, { deleteRule: 'cascade' })
  @Index()
  user!: User;

  /** SHA-256 of the token. */
  @Property({ type: 'text' })
  @Unique()
  tokenHash!: string;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;

  /** Time of expiry. Each use moves it to 30 days ahead. */
  @Property({ type: 'datetime' })
  expiresAt!: Date;
}
