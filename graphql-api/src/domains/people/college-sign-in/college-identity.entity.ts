import { BigIntType } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../users/user.entity.ts';

/** A person of an identity provider, and the account that only this person signs in to. An account has at most one identity of each provider. */
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

  /** The provider's issuer URL. */
  @Property({ type: 'text' })
  issuer!: string;

  /** The provider's id of the person, which is never reused for anybody else. */
  @Property({ type: 'text' })
  subject!: string;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;
}
