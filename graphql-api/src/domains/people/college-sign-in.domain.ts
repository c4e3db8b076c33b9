import type { Domain } from '../../read/domain.ts';
import { CollegeIdentity } from './college-sign-in/college-identity.entity.ts';
import { ReturnedPerson } from './college-sign-in/returned-person.entity.ts';

/** Registration of `people/college-sign-in`. */
export const collegeSignIn: Domain = {
  // The deletion of an account by an administrator can be undone, so changes of these rows are recorded.
  entities: [CollegeIdentity],
  unrecorded: [ReturnedPerson],
};
