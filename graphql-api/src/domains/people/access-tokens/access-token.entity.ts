import { BigIntType } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { DateTime } from '../../../platform/input/scalars.ts';
import { User } from '../users/user.entity.ts';
import { Node } from '../../../platform/database/node.ts';
import { UpdatedAt } from '../../../platform/database/updated-at.ts';

@Entity({ tableName: 'access_tokens' })
@ObjectType({ implements: Node, description: 'A personal access token. A program with it acts for you, within its scopes, until it expires.' })
export class AccessToken {
  @PrimaryKey({ type: new BigIntType('string') })
  @Field(() => ID, { description: 'Identifies the token; it is not the token.' })
  id!: string;

  @ManyToOne(() => User, { deleteRule: 'cascade' })
  @Index()
  user!: User;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'The name you gave it, 1 to 60 characters.' })
  name!: string;

  /** Null for a token from before this column existed. */
  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'The first 12 characters, for recognizing the token; null for tokens created before these were stored.',
  })
  prefix!: string | null;

  /** SHA-256 of the token; the token itself is never stored. */
  @Property({ type: 'text' })
  @Unique()
  tokenHash!: string;

  /** The scopes as they were chosen; null for a token that was created with READ, WRITE and ADMIN. */
  @Property({ type: 'array', columnType: 'text[]', nullable: true })
  scopes!: string[] | null;

  /** Whether any scope allows changes. An earlier release, which may still run during an upgrade, reads this column. */
  @Property({ type: 'boolean' })
  canWrite!: boolean;

  /** Whether any scope is for administrators only. Read by an earlier release, as `canWrite`. */
  @Property({ type: 'boolean', default: false })
  canAdmin: boolean = false;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  @Field(() => DateTime, { description: 'When it was created.' })
  createdAt!: Date;

  @Property({ type: 'datetime' })
  @Field(() => DateTime, { description: 'When it expires.' })
  expiresAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'When it was last used, to the minute; null if never.' })
  lastUsedAt!: Date | null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'IP address of the last use, for IPv6 the /64 network; null if never used.',
  })
  lastUsedIp!: string | null;

  /** Null if the token may be used from any address. */
  @Property({ type: 'array', columnType: 'text[]', nullable: true })
  allowedIps!: string[] | null;

  /** Number of days before the expiry at which its owner was last warned; null before the first warning. */
  @Property({ type: 'smallint', nullable: true })
  warnedDays!: number | null;

  @UpdatedAt({ except: ['last_used_at', 'last_used_ip', 'warned_days'] })
  updatedAt!: Date;
}
