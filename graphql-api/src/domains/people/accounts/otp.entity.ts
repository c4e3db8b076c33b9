import { BigIntType } from '@mikro-orm/core';
import { Entity, Enum, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';

/** The purpose of a one-time code. */
export enum OtpPurpose {
  SIGN_UP = 'SIGN_UP',
  RESET = 'RESET',
}

/** The newest one-time code of an address for a purpose. A newer code replaces it. */
@Entity({ tableName: 'otps' })
@Unique({ properties: ['email', 'purpose'] })
export class Otp {
  @PrimaryKey({ type: new BigIntType('string') })
  id!: string;

  @Property({ type: 'text' })
  email!: string;

  @Enum({ items: () => OtpPurpose })
  purpose!: OtpPurpose;

  @Property({ type: 'text' })
  codeHash!: string;

  /** Number of wrong attempts. */
  @Property({ type: 'integer', default: 0 })
  tries: number = 0;

  @Property({ type: 'datetime' })
  expiresAt!: Date;
}
