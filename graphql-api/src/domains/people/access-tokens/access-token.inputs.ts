import { Field, ID, InputType, Int } from 'type-graphql';
import { Chosen, IdempotencyKeyField, Numeric, Optional, Text, tokenKeyRule } from '../../../platform/input/validation.ts';
import { messages } from '../../../messages.ts';
import { isIpList, MOST_IPS } from './allowed-ips.ts';

@InputType({ description: 'A new personal access token.' })
export class CreateAccessTokenInput {
  @Field(() => String, { description: 'What you call it, 1 to 60 characters.' })
  @Text({ max: 60, empty: messages.nameMissing, message: messages.tokenName, policy: false })
  name!: string;

  @Field(() => [String], {
    description:
      'What it may do: `products:read`, `orders:write` and so on (docs/api.md). `write` includes `read`; scopes that begin with `admin:` are for administrators.',
  })
  @Chosen(messages.tokenScopes, (scopes) => Array.isArray(scopes) && scopes.length > 0)
  scopes!: string[];

  @Field(() => Int, { defaultValue: 90, description: 'Days until it ends, 1 to 366.' })
  @Numeric({ min: 1, max: 366, message: messages.tokenDays })
  expiresInDays!: number;

  @Field(() => [String], {
    nullable: true,
    description: `Addresses and networks, as 203.0.113.7 and 2001:db8::/32, from which alone it can be used, 1 to ${MOST_IPS}; an IPv6 network has a prefix of 64 at most. Null: from everywhere.`,
  })
  @Optional()
  @Chosen(messages.tokenIps, isIpList)
  allowedIps?: string[] | null;

  @IdempotencyKeyField(tokenKeyRule)
  idempotencyKey?: string | null;
}

@InputType({ description: 'A personal access token that is to last longer, or shorter.' })
export class ExtendAccessTokenInput {
  @Field(() => ID, { description: 'The id of the token.' })
  id!: string;

  @Field(() => Int, { defaultValue: 90, description: 'Days until it ends, from now on, 1 to 366.' })
  @Numeric({ min: 1, max: 366, message: messages.tokenDays })
  expiresInDays!: number;
}

@InputType({ description: 'A personal access token to end.' })
export class RevokeAccessTokenInput {
  @Field(() => ID, { description: 'The id of the token.' })
  id!: string;
}
