import { Field, ID, InputType } from 'type-graphql';
import { messages } from '../../../messages.ts';
import { Chosen, IdempotencyKeyField, Optional, Text, tokenKeyRule } from '../../../platform/input/validation.ts';
import { ownPasswordRule } from '../users/account-rules.ts';
import { areRedirectUris, isHttpsUrl } from './redirect-uris.ts';

const MOST_SCOPES = 40;
const areScopes = (scopes: unknown): boolean => Array.isArray(scopes) && scopes.length <= MOST_SCOPES;

@InputType({ description: 'A new app.' })
export class RegisterAppInput {
  @Field(() => String, { description: 'The displayed name, 1 to 60 characters.' })
  @Text({ max: 60, empty: messages.nameMissing, message: messages.appName, policy: false })
  name!: string;

  @Field(() => String, { nullable: true, description: 'https URL of its logo, at most 500 characters; null for none.' })
  @Optional()
  @Text({ max: 500, holds: isHttpsUrl, message: messages.appLogo, policy: false })
  logo?: string | null;

  @Field(() => String, { description: 'https URL of a page about it, at most 500 characters.' })
  @Text({ max: 500, holds: isHttpsUrl, message: messages.appHomepage, policy: false })
  homepage!: string;

  @Field(() => [String], {
    description: '1 to 10 redirect URIs: https, or http on 127.0.0.1, [::1] or localhost. Each must match exactly.',
  })
  @Chosen(messages.appRedirects, areRedirectUris)
  redirectUris!: string[];

  @Field(() => [String], {
    description:
      'The most scopes that it may request, as for `createAccessToken`; an empty list for an app that is only for signing in. Scopes that begin with `admin:` are for administrators.',
  })
  @Chosen(messages.appScopes, areScopes)
  scopes!: string[];

  @Field(() => Boolean, { description: "Whether it can keep a secret. A server can; a program on its users' devices cannot." })
  confidential!: boolean;

  @Field(() => String, { nullable: true, description: 'Your password; required if a scope begins with `admin:`.' })
  @Optional()
  @Text({ ...ownPasswordRule, policy: false })
  password?: string | null;

  @IdempotencyKeyField(tokenKeyRule)
  idempotencyKey?: string | null;
}

@InputType({ description: 'An app to approve for all users.' })
export class ApproveAppInput {
  @Field(() => ID, { description: 'The app.' })
  id!: string;
}

@InputType({ description: 'An app to delete.' })
export class DeleteAppInput {
  @Field(() => ID, { description: 'The app.' })
  id!: string;
}
