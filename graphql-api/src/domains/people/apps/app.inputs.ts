import { Field, ID, InputType } from 'type-graphql';
import { messages } from '../../../messages.ts';
import { Chosen, IdempotencyKeyField, Optional, Text, tokenKeyRule } from '../../../platform/input/validation.ts';
import { ownPasswordRule } from '../users/account-rules.ts';
import { areRedirectUris, isHttpsUrl } from './redirect-uris.ts';

const MOST_SCOPES = 40;
const areScopes = (scopes: unknown): boolean => Array.isArray(scopes) && scopes.length <= MOST_SCOPES;

@InputType({ description: 'A new app.' })
export class RegisterAppInput {
  @Field(() => String, { description: 'What people know it by, 1 to 60 characters.' })
  @Text({ max: 60, empty: messages.nameMissing, message: messages.appName, policy: false })
  name!: string;

  @Field(() => String, { nullable: true, description: 'The https URL of its picture, at most 500 characters; null for none.' })
  @Optional()
  @Text({ max: 500, holds: isHttpsUrl, message: messages.appLogo, policy: false })
  logo?: string | null;

  @Field(() => String, { description: 'The https URL of the page about it, at most 500 characters.' })
  @Text({ max: 500, holds: isHttpsUrl, message: messages.appHomepage, policy: false })
  homepage!: string;

  @Field(() => [String], {
    description: 'Where people are led back to, 1 to 10 addresses: https, or http on 127.0.0.1, [::1] or localhost. Each is to be named exactly.',
  })
  @Chosen(messages.appRedirects, areRedirectUris)
  redirectUris!: string[];

  @Field(() => [String], {
    description:
      'What it may ask for at most, as for `createAccessToken`; an empty list for an app by which people only sign in. Those that begin with `admin:` are for administrators.',
  })
  @Chosen(messages.appScopes, areScopes)
  scopes!: string[];

  @Field(() => Boolean, { description: 'Whether it can keep a secret: a server can, a program on the device of its users cannot.' })
  confidential!: boolean;

  @Field(() => String, { nullable: true, description: 'Your password, where a scope begins with `admin:`.' })
  @Optional()
  @Text({ ...ownPasswordRule, policy: false })
  password?: string | null;

  @IdempotencyKeyField(tokenKeyRule)
  idempotencyKey?: string | null;
}

@InputType({ description: 'An app that others than its owner may use from now on.' })
export class ApproveAppInput {
  @Field(() => ID, { description: 'The app.' })
  id!: string;
}

@InputType({ description: 'An app to delete.' })
export class DeleteAppInput {
  @Field(() => ID, { description: 'The app.' })
  id!: string;
}
