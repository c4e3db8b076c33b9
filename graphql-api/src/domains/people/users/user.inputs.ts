import { Field, ID, InputType, registerEnumType } from 'type-graphql';
import { UPDATED_DESCRIPTION } from '../../../read/times.ts';
import { Role } from './user.entity.ts';

/** Sort order of the list of users. */
export enum UserSort {
  NEWEST = 'NEWEST',
  OLDEST = 'OLDEST',
  NAME_ASC = 'NAME_ASC',
  NAME_DESC = 'NAME_DESC',
  EMAIL_ASC = 'EMAIL_ASC',
  EMAIL_DESC = 'EMAIL_DESC',
  UPDATED = 'UPDATED',
}
registerEnumType(UserSort, {
  name: 'UserSort',
  description: 'Order of the list of users.',
  valuesConfig: {
    NEWEST: { description: 'Newest account first.' },
    OLDEST: { description: 'Oldest account first.' },
    NAME_ASC: { description: 'By name, A to Z, regardless of letter case.' },
    NAME_DESC: { description: 'By name, Z to A.' },
    EMAIL_ASC: { description: 'By email address, A to Z.' },
    EMAIL_DESC: { description: 'By email address, Z to A.' },
    UPDATED: { description: UPDATED_DESCRIPTION },
  },
});

@InputType({ description: 'A new role of a user.' })
export class SetUserRoleInput {
  @Field(() => ID, { description: 'The user.' })
  id!: string;

  @Field(() => Role, { description: 'The new role.' })
  role!: Role;
}
