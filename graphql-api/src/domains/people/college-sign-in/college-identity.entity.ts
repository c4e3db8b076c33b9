import { BigIntType } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../users/user.entity.ts';

/** A person of an identity provider, and the account that this person alone signs in to. An account has one of each provider at most. */
@Entity({ tableName: 'college_identities' })
@Index({
  name: 'college_identities_once',
  expression: 'create unique index college_identities_once on college_identities (issuer, subject)',
})
@Index({
  name: 'college_identities_user',
  expression: 'create unique index college_identities_user on college_identities (user_id, issuer)',
})
export class CollegeIdentity {
  @PrimaryKey({ type: new BigIntType('string') })
  id!: string;

  @ManyToOne(() => User, { deleteRule: 'cascade', index: false })
  user!: User;

  /** The provider, by the URL that it calls itself. */
  @Property({ type: 'text' })
  issuer!: string;

  /** The provider's name for the person, which no other person ever has. */
  @Property({ type: 'text' })
  subject!: string;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;
}
