import { BigIntType } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, OneToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { Node } from '../../../../platform/database/node.ts';
import { UpdatedAt } from '../../../../platform/database/updated-at.ts';
import { DateTime } from '../../../../platform/input/scalars.ts';
import { App } from '../../apps/app.entity.ts';
import { User } from '../../users/user.entity.ts';
import { AccessToken } from '../access-token.entity.ts';

/**
 * What a user permits an app to do. It refers to one row of `access_tokens`, which all tokens of the app for this user share: whatever ends or limits
 * the row ends or limits the tokens.
 */
@Entity({ tableName: 'app_grants' })
@Unique({ name: 'app_grants_once', properties: ['user', 'app'] })
@ObjectType({ implements: Node, description: "A user's permission for an app. It lasts until it is revoked, or 180 days." })
export class AppGrant {
  @PrimaryKey({ type: new BigIntType('string') })
  @Field(() => ID, { description: 'Identifies the grant.' })
  id!: string;

  @ManyToOne(() => User, { deleteRule: 'cascade', index: false })
  user!: User;

  @ManyToOne(() => App, { deleteRule: 'cascade' })
  @Index()
  @Field(() => App, { description: 'The app.' })
  app!: App;

  @OneToOne(() => AccessToken, { deleteRule: 'cascade' })
  token!: AccessToken;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  @Field(() => DateTime, { description: 'When it was last granted.' })
  grantedAt!: Date;

  @UpdatedAt()
  updatedAt!: Date;
}
