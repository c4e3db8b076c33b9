import { BigIntType } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';

/** Somebody who came back from the identity provider, until the page has made a session of it: what the provider says of them. */
@Entity({ tableName: 'returned_people' })
export class ReturnedPerson {
  @PrimaryKey({ type: new BigIntType('string') })
  id!: string;

  /** SHA-256 of what the browser has for it. */
  @Property({ type: 'text' })
  @Unique()
  ticketHash!: string;

  @Property({ type: 'text' })
  issuer!: string;

  @Property({ type: 'text' })
  subject!: string;

  @Property({ type: 'text' })
  email!: string;

  @Property({ type: 'text', nullable: true })
  name!: string | null;

  @Property({ type: 'text', nullable: true })
  collegeId!: string | null;

  /** The path of the page from which they went. */
  @Property({ type: 'text', nullable: true })
  fromPath!: string | null;

  @Property({ type: 'datetime' })
  expiresAt!: Date;
}
