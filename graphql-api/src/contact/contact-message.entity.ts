import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

import { BigIntType, OptionalProps } from '@mikro-orm/core';

/** What somebody wrote in the contact form. Its id is the reference number. */
@Entity({ tableName: 'contact_messages' })
export class ContactMessage {
  [OptionalProps]?: 'createdAt';

  @PrimaryKey({ type: new BigIntType('string') })
  id!: string;

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text' })
  email!: string;

  @Property({ type: 'text' })
  message!: string;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;
}
