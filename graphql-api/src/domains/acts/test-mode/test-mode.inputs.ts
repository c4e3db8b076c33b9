import { Field, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { messages } from '../../../messages.ts';
import { Chosen, IdempotencyKeyField, Numeric, Optional, Text, tokenKeyRule } from '../../../platform/input/validation.ts';
import { TestPerson } from '../../../platform/test-mode/test-mode.ts';

registerEnumType(TestPerson, {
  name: 'TestPerson',
  description: 'A person of test mode, recreated with the same id by each reset.',
  valuesConfig: {
    SELLER: { description: 'A student who sells the initial listings.' },
    BUYER: { description: 'Another student.' },
    ADMIN: { description: 'An administrator.' },
  },
});

@InputType({ description: 'A new test mode token.' })
export class CreateTestTokenInput {
  @Field(() => String, { description: 'A name for it, 1 to 60 characters.' })
  @Text({ max: 60, empty: messages.nameMissing, message: messages.tokenName, policy: false })
  name!: string;

  @Field(() => TestPerson, { description: 'The person it acts for.' })
  person!: TestPerson;

  @Field(() => [String], {
    nullable: true,
    description: 'Its scopes, as for an access token; those that begin with `admin:` are for ADMIN. Null: everything that the person may do.',
  })
  @Optional()
  @Chosen(messages.tokenScopes, (scopes) => Array.isArray(scopes) && scopes.length > 0)
  scopes?: string[] | null;

  @Field(() => Int, { defaultValue: 90, description: 'Days until it expires, 1 to 366.' })
  @Numeric({ min: 1, max: 366, message: messages.tokenDays })
  expiresInDays!: number;

  @IdempotencyKeyField(tokenKeyRule)
  idempotencyKey?: string | null;
}

@InputType({ description: 'A test mode token to revoke.' })
export class RevokeTestTokenInput {
  @Field(() => ID, { description: 'The id of the token.' })
  id!: string;
}
