import { Field, ID, InputType } from 'type-graphql';
import { Text } from '../../../platform/input/validation.ts';
import { ownPasswordRule } from '../../people/users/account-rules.ts';

@InputType({ description: 'The deletion of the own account.' })
export class DeleteMyAccountInput {
  @Field(() => String, {
    nullable: true,
    description: 'Your password, to be sure. Left out where the account has none, or passwords are off: in the first 10 minutes of a session.',
  })
  @Text({ ...ownPasswordRule, policy: false })
  password?: string;
}

@InputType({ description: 'An account to delete.' })
export class DeleteUserInput {
  @Field(() => ID, { description: 'The user.' })
  id!: string;
}
