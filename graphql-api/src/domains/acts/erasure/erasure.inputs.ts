import { Field, ID, InputType } from 'type-graphql';
import { Text } from '../../../platform/input/rules.ts';
import { ownPasswordRule } from '../../people/users/account-rules.ts';

@InputType({ description: 'The deletion of the own account.' })
export class DeleteMyAccountInput {
  @Field(() => String, { description: 'Your password, to be sure.' })
  @Text({ ...ownPasswordRule, policy: false })
  password!: string;
}

@InputType({ description: 'An account to delete.' })
export class DeleteUserInput {
  @Field(() => ID, { description: 'The user.' })
  id!: string;
}
