import { BigIntType, OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { Node } from '../../../platform/database/node.ts';
import { UpdatedAt } from '../../../platform/database/updated-at.ts';
import { DateTime } from '../../../platform/input/scalars.ts';
import { User } from '../users/user.entity.ts';

/** A program that users allow to act for them by OAuth 2.1. */
@Entity({ tableName: 'apps' })
@Index({ name: 'apps_owner', properties: ['owner', 'id'] })
@ObjectType({ implements: Node, description: 'A program that acts for users with their permission, or lets them sign in elsewhere (docs/oauth.md).' })
export class App {
  [OptionalProps]?: 'createdAt' | 'updatedAt' | 'approvedAt';

  @PrimaryKey({ type: new BigIntType('string') })
  @Field(() => ID, { description: 'Identifies the app in this API; see `clientId`.' })
  id!: string;

  @ManyToOne(() => User, { deleteRule: 'cascade', index: false })
  @Field(() => User, { description: 'The user who registered it.' })
  owner!: User;

  @Property({ type: 'text' })
  @Unique()
  @Field(() => String, { description: "The app's `client_id` in OAuth." })
  clientId!: string;

  /** SHA-256 of the secret; null for an app that cannot keep a secret. */
  @Property({ type: 'text', nullable: true })
  secretHash!: string | null;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'The displayed name, 1 to 60 characters.' })
  name!: string;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'https URL of the logo; null for none.' })
  logo!: string | null;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'https URL of a page about the app.' })
  homepage!: string;

  @Property({ type: 'array', columnType: 'text[]' })
  redirectUris!: string[];

  @Property({ type: 'array', columnType: 'text[]' })
  scopes!: string[];

  @Property({ type: 'datetime', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'When an administrator approved it. Until then, when null, only its owner can use it.' })
  approvedAt!: Date | null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  @Field(() => DateTime, { description: 'When it was registered.' })
  createdAt!: Date;

  @UpdatedAt()
  updatedAt!: Date;
}
