import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BigIntType, OptionalProps } from '@mikro-orm/core';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { StoredPhoto } from '../../media/photos/stored-photo.entity.ts';
import { Node } from '../../../platform/database/node.ts';
import { UpdatedAt } from '../../../platform/database/updated-at.ts';

/** Role of an account. Administrators manage categories and users. */
export enum Role {
  STUDENT = 'STUDENT',
  ADMIN = 'ADMIN',
}
registerEnumType(Role, {
  name: 'Role',
  description: 'Role of an account.',
  valuesConfig: {
    STUDENT: { description: 'Buys, sells, chats and reviews.' },
    ADMIN: { description: 'Also manages categories, users, listings and reviews.' },
  },
});

@Entity({ tableName: 'users' })
@Index({ name: 'users_created', properties: ['createdAt'] })
@Index({ name: 'users_updated', properties: ['updatedAt', 'id'] })
@Index({ name: 'users_picture', properties: ['picture'], where: { picture: { $ne: null } } })
@ObjectType({ implements: Node, description: 'A person with an account. Contact data is null except where the fields say otherwise.' })
export class User {
  [OptionalProps]?: 'role' | 'picture' | 'pointsTotal' | 'createdAt' | 'updatedAt' | 'deletedAt' | 'suspendedUntil' | 'bannedAt' | 'profilePrivate';

  @PrimaryKey({ type: new BigIntType('string') })
  @Field(() => ID, { description: 'Identifies the user.' })
  id!: string;

  @Property({ type: 'text' })
  name!: string;

  /** Stored in lower case. */
  @Property({ type: 'text' })
  @Unique()
  email!: string;

  @Property({ type: 'text' })
  phone!: string;

  @Property({ type: 'text' })
  @Index({ name: 'users_college_id_unique', expression: 'create unique index users_college_id_unique on users (lower(college_id))' })
  collegeId!: string;

  @Property({ type: 'text', nullable: true })
  passwordHash!: string | null;

  @Enum({ items: () => Role, default: Role.STUDENT })
  role: Role = Role.STUDENT;

  @ManyToOne(() => StoredPhoto, { nullable: true })
  picture!: StoredPhoto | null;
  /** The UPI id to which buyers pay the user. */
  @Property({ type: 'text', nullable: true })
  upiId!: string | null;

  @Property({ type: 'boolean', default: false })
  @Field(() => Boolean, { description: 'Whether others see only the name.' })
  profilePrivate: boolean = false;

  /** Always the sum of the user's points entries. */
  @Property({ type: 'integer', default: 0 })
  pointsTotal: number = 0;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;

  /** The end of the suspension. Until then the user may read but not write. */
  @Property({ type: 'datetime', nullable: true })
  suspendedUntil!: Date | null;

  /** When the user was banned. A banned user cannot sign in. */
  @Property({ type: 'datetime', nullable: true })
  bannedAt!: Date | null;

  /** When the account was deleted. The row stays as "Deleted user" for the orders and reviews of others. */
  @Property({ type: 'datetime', nullable: true })
  deletedAt!: Date | null;

  @UpdatedAt({ isField: false, except: ['points_total', 'password_hash'] })
  updatedAt!: Date;
}
