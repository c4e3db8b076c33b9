import { Field, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { Chosen, Numeric, Text } from '../../../platform/input/rules.ts';
import { IdempotencyKeyField, tokenKeyRule } from '../../log/idempotency/idempotency-key.rule.ts';
import { messages } from '../../../messages.ts';

/** What a personal access token may do. */
export enum AccessScope {
  READ = 'READ',
  WRITE = 'WRITE',
  ADMIN = 'ADMIN',
}
registerEnumType(AccessScope, {
  name: 'AccessScope',
  description: 'What a personal access token may do.',
  valuesConfig: {
    READ: { description: 'See what you see: queries, subscriptions and reading REST calls.' },
    WRITE: { description: 'Also do what you may do, except managing tokens, the password and the account.' },
    ADMIN: {
      description: 'Also use the rights of an administrator: to read with READ, to change with WRITE. Without it the token acts as a student.',
    },
  },
});

@InputType({ description: 'A new personal access token.' })
export class CreateAccessTokenInput {
  @Field(() => String, { description: 'What you call it, 1 to 60 characters.' })
  @Text({ max: 60, empty: messages.nameMissing, message: messages.tokenName, policy: false })
  name!: string;

  @Field(() => [AccessScope], { description: 'What it may do; WRITE and ADMIN include READ. ADMIN is for administrators.' })
  @Chosen(messages.tokenScopes, (scopes) => Array.isArray(scopes) && scopes.length > 0)
  scopes!: AccessScope[];

  @Field(() => Int, { defaultValue: 90, description: 'Days until it ends, 1 to 366.' })
  @Numeric({ min: 1, max: 366, message: messages.tokenDays })
  expiresInDays!: number;

  @IdempotencyKeyField(tokenKeyRule)
  idempotencyKey?: string | null;
}

@InputType({ description: 'A personal access token to end.' })
export class RevokeAccessTokenInput {
  @Field(() => ID, { description: 'The id of the token.' })
  id!: string;
}
