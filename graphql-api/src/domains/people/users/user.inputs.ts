import { Field, ID, InputType, registerEnumType } from 'type-graphql';
import { Optional, Text } from '../../../platform/input/rules.ts';
import { Upload } from '../../market/photos/upload.scalar.ts';
import type { IncomingFile } from '../../market/photos/uploaded-file.ts';
import { collegeIdRule, nameRule, ownPasswordRule, passwordRule, phoneRule } from '../accounts/account-rules.ts';
import { Role } from './user.entity.ts';

/** In which order users are listed. */
export enum UserSort {
  NEWEST = 'NEWEST',
  OLDEST = 'OLDEST',
  NAME_ASC = 'NAME_ASC',
  NAME_DESC = 'NAME_DESC',
  EMAIL_ASC = 'EMAIL_ASC',
  EMAIL_DESC = 'EMAIL_DESC',
}
registerEnumType(UserSort, {
  name: 'UserSort',
  description: 'In which order users are listed.',
  valuesConfig: {
    NEWEST: { description: 'The newest account first.' },
    OLDEST: { description: 'The oldest account first.' },
    NAME_ASC: { description: 'By name, A to Z, whatever the letter case.' },
    NAME_DESC: { description: 'By name, Z to A.' },
    EMAIL_ASC: { description: 'By email address, A to Z.' },
    EMAIL_DESC: { description: 'By email address, Z to A.' },
  },
});

@InputType({ description: 'What changes in the own profile; what is left out stays.' })
export class UpdateProfileInput {
  @Field(() => String, { nullable: true, description: 'The name shown to others, 1 to 120 characters.' })
  @Text({ ...nameRule, policy: false })
  name?: string;

  @Field(() => String, { nullable: true, description: '10 to 15 digits, with an optional + in front.' })
  @Text({ ...phoneRule, policy: false })
  phone?: string;

  @Field(() => String, { nullable: true, description: '1 to 40 characters, unique whatever the letter case.' })
  @Text({ ...collegeIdRule, policy: false })
  collegeId?: string;

  @Field(() => String, { nullable: true, description: 'A new password, 5 to 128 characters; it ends all other sessions.' })
  @Text({ ...passwordRule, policy: false })
  password?: string;

  @Field(() => String, { nullable: true, description: 'The present password; needed with a new one. Wrong ones are counted as at sign-in.' })
  @Text({ ...ownPasswordRule, policy: false })
  currentPassword?: string;

  @Field(() => Boolean, { nullable: true, description: 'Whether others see your name and nothing else of your profile.' })
  profilePrivate?: boolean;

  @Field(() => Upload, { nullable: true, description: 'A new picture: an image file up to 5 MB; null removes the present one.' })
  @Optional()
  profilePicture?: IncomingFile | null;
}

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

@InputType({ description: 'A new role of a user.' })
export class SetUserRoleInput {
  @Field(() => ID, { description: 'The user.' })
  id!: string;

  @Field(() => Role, { description: 'The new role.' })
  role!: Role;
}
