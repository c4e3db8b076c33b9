import { Field, ID, InputType, Int } from 'type-graphql';
import { Chosen, IdempotencyKeyField, Numeric, Optional, Text, tokenKeyRule } from '../../../platform/input/validation.ts';
import { messages } from '../../../messages.ts';
import { isIpList, MOST_IPS } from './allowed-ips.ts';

@InputType({ description: 'A new personal access token.' })
export class CreateAccessTokenInput {
  @Field(() => String, { description: 'A name for it, 1 to 60 characters.' })
  @Text({ max: 60, empty: messages.nameMissing, message: messages.tokenName, policy: false })
  name!: string;

  @Field(() => [String], {
    description:
      'Its scopes, such as `products:read` and `orders:write` (docs/api.md). `write` includes `read`; scopes that begin with `admin:` are for administrators.',
  })
  @Chosen(messages.tokenScopes, (scopes) => Array.isArray(scopes) && scopes.length > 0)
  scopes!: string[];

  @Field(() => Int, { defaultValue: 90, description: 'Days until it expires, 1 to 366.' })
  @Numeric({ min: 1, max: 366, message: messages.tokenDays })
  expiresInDays!: number;

  @Field(() => [String], {
    nullable: true,
    description: `1 to ${MOST_IPS} IP addresses and networks from which it can be used, such as 203.0.113.7 and 2001:db8::/32; an IPv6 network has a prefix of at most 64. Null: all.`,
  })
  @Optional()
  @Chosen(messages.tokenIps, isIpList)
  allowedIps?: string[] | null;

  @IdempotencyKeyField(tokenKeyRule)
  idempotencyKey?: string | null;
}

@InputType({ description: 'A personal access token whose expiry is to change.' })
export class ExtendAccessTokenInput {
  @Field(() => ID, { description: 'The id of the token.' })
  id!: string;

  @Field(() => Int, { defaultValue: 90, description: 'Days until it expires, from now, 1 to 366.' })
  @Numeric({ min: 1, max: 366, message: messages.tokenDays })
  expiresInDays!: number;
}

@InputType({ description: 'A personal access token to revoke.' })
export class RevokeAccessTokenInput {
  @Field(() => ID, { description: 'The id of the token.' })
  id!: string;
}
