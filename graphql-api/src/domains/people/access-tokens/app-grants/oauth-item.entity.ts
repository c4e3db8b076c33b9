import { BigIntType } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { AppGrant } from './app-grant.entity.ts';

/** A temporary object of the OAuth provider: a code, token, grant, session or sign-in under way. The ids that clients present are not stored. */
@Entity({ tableName: 'oauth_items' })
@Index({ name: 'oauth_items_once', expression: 'create unique index oauth_items_once on oauth_items (kind, id_hash)' })
@Index({ name: 'oauth_items_uid', expression: 'create index oauth_items_uid on oauth_items (uid_hash) where uid_hash is not null' })
@Index({ name: 'oauth_items_grant', expression: 'create index oauth_items_grant on oauth_items (grant_hash) where grant_hash is not null' })
@Index({
  name: 'oauth_items_app_grant',
  expression: 'create index oauth_items_app_grant on oauth_items (app_grant_id) where app_grant_id is not null',
})
@Index({ name: 'oauth_items_end', properties: ['expiresAt'] })
export class OAuthItem {
  @PrimaryKey({ type: new BigIntType('string') })
  id!: string;

  /** A model of oidc-provider, such as AccessToken. */
  @Property({ type: 'text' })
  kind!: string;

  /** SHA-256 of the id, which is the token itself or the content of a cookie. */
  @Property({ type: 'text' })
  idHash!: string;

  /** SHA-256 of a second identifier that sessions have. */
  @Property({ type: 'text', nullable: true })
  uidHash!: string | null;

  /** SHA-256 of the identifier of a consent, which all codes and tokens that result from it share. */
  @Property({ type: 'text', nullable: true })
  grantHash!: string | null;

  /** The grant of the user and app; null for objects from before a consent. */
  @ManyToOne(() => AppGrant, { deleteRule: 'cascade', nullable: true, index: false })
  appGrant!: AppGrant | null;

  /** The data of the provider, without the id. */
  @Property({ type: 'json' })
  payload!: Record<string, unknown>;

  @Property({ type: 'datetime' })
  expiresAt!: Date;
}
