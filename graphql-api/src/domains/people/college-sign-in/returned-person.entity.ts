import { BigIntType } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';

/** A person who returned from the identity provider, with the provider's data about them. It exists until the page has started a session. */
@Entity({ tableName: 'returned_people' })
export class ReturnedPerson {
  @PrimaryKey({ type: new BigIntType('string') })
  id!: string;

  /** SHA-256 of the browser's ticket. */
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

  /** The path of the page where the sign-in started. */
  @Property({ type: 'text', nullable: true })
  fromPath!: string | null;

  @Property({ type: 'datetime' })
  expiresAt!: Date;
}
