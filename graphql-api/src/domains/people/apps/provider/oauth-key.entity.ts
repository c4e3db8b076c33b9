import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A key of the OAuth provider, sealed by SECRET_KEY where one is set. */
@Entity({ tableName: 'oauth_keys' })
export class OAuthKey {
  /** 0 is what cookies are signed and people renamed with; each higher one, a private JWK that signs ID tokens, follows the one before. */
  @PrimaryKey({ type: 'integer', autoincrement: false })
  id!: number;

  @Property({ type: 'text' })
  sealed!: string;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;
}
