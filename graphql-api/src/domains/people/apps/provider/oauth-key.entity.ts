import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A key of the OAuth provider, encrypted with SECRET_KEY if one is set. */
@Entity({ tableName: 'oauth_keys' })
export class OAuthKey {
  /**
   * 0 is the secret that signs cookies and derives pairwise user ids. Each higher number is a private JWK that signs ID tokens and replaces the one
   * before.
   */
  @PrimaryKey({ type: 'integer', autoincrement: false })
  id!: number;

  @Property({ type: 'text' })
  sealed!: string;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;
}
