import { Field, InputType, Int, registerEnumType } from 'type-graphql';

/** What a personal access token may do. */
export enum AccessScope {
  READ = 'READ',
  WRITE = 'WRITE',
}
registerEnumType(AccessScope, {
  name: 'AccessScope',
  description: 'What a personal access token may do.',
  valuesConfig: {
    READ: { description: 'See what you see: queries, subscriptions and reading REST calls.' },
    WRITE: { description: 'Also do what you may do, except managing tokens, the password and the account.' },
  },
});

@InputType({ description: 'A new personal access token.' })
export class CreateAccessTokenInput {
  @Field(() => String, { description: 'What you call it, 1 to 60 characters.' })
  name!: string;

  @Field(() => [AccessScope], { description: 'What it may do; WRITE includes READ.' })
  scopes!: AccessScope[];

  @Field(() => Int, { defaultValue: 90, description: 'Days until it ends, 1 to 366.' })
  expiresInDays!: number;
}
