import { BigIntType, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** When a user was last emailed about the actions of another user. */
@Entity({ tableName: 'mail_paces' })
export class MailPace {
  [PrimaryKeyProp]?: ['user', 'actor'];

  /** The recipient. */
  @PrimaryKey({ type: new BigIntType('string'), fieldName: 'user_id', autoincrement: false })
  user!: string;

  @PrimaryKey({ type: new BigIntType('string'), fieldName: 'actor_id', autoincrement: false })
  actor!: string;

  @Property({ type: 'datetime' })
  mailedAt!: Date;
}
