import { BigIntType, OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { SessionRow } from '../../people/sessions/session.entity.ts';
import { User } from '../../people/users/user.entity.ts';

/** A browser that shows the notifications of its user (RFC 8030). It ends with the session in which it was added. */
@Entity({ tableName: 'push_subscriptions' })
@Index({ name: 'push_subscriptions_user', properties: ['user', 'id'] })
@Index({ name: 'push_subscriptions_session', properties: ['session'] })
export class PushSubscription {
  [OptionalProps]?: 'createdAt';

  @PrimaryKey({ type: new BigIntType('string') })
  id!: string;

  @ManyToOne(() => User, { deleteRule: 'cascade', index: false })
  user!: User;

  @ManyToOne(() => SessionRow, { deleteRule: 'cascade', index: false })
  session!: SessionRow;

  /** URL at the browser's push service. Anybody who knows it and the keys can send to the browser. */
  @Property({ type: 'text' })
  @Unique({ name: 'push_subscriptions_endpoint' })
  endpoint!: string;

  /** The browser's public key, in base64url. */
  @Property({ type: 'text' })
  p256dh!: string;

  /** The secret that the browser shares with the server, in base64url. */
  @Property({ type: 'text' })
  auth!: string;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;
}
