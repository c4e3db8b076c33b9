import { BigIntType, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** When a person was last mailed about what another did. */
@Entity({ tableName: 'mail_paces' })
export class MailPace {
  [PrimaryKeyProp]?: ['user', 'actor'];

  /** Who was mailed. */
  @PrimaryKey({ type: new BigIntType('string'), fieldName: 'user_id', autoincrement: false })
  user!: string;

  @PrimaryKey({ type: new BigIntType('string'), fieldName: 'actor_id', autoincrement: false })
  actor!: string;

  @Property({ type: 'datetime' })
  mailedAt!: Date;
}
