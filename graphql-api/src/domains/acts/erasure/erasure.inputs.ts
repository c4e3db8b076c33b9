import { Field, ID, InputType } from 'type-graphql';
import { Text } from '../../../platform/input/validation.ts';
import { ownPasswordRule } from '../../people/users/account-rules.ts';

@InputType({ description: 'The deletion of your own account.' })
export class DeleteMyAccountInput {
  @Field(() => String, {
    nullable: true,
    description:
      'Your password, as a confirmation. Omit it if the account has none or passwords are disabled; the session must then be younger than 10 minutes.',
  })
  @Text({ ...ownPasswordRule, policy: false })
  password?: string;
}

@InputType({ description: 'An account to delete.' })
export class DeleteUserInput {
  @Field(() => ID, { description: 'The user.' })
  id!: string;
}
