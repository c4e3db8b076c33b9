import { refine } from 'zod/mini';
import { signUpInput } from '../../gql/forms.ts';
import { studentEmailDomains } from '../../lib/texts/college.ts';
import { formMessages } from '../../lib/texts/formMessages.ts';

/** Returns whether the part after the last @ is exactly one of the domains. */
const isStudents = (email: string) => studentEmailDomains.includes(email.slice(email.lastIndexOf('@') + 1).toLowerCase());

/** Schema of a student's email address: the rule of the API, and the domain. The server checks both again. */
export const studentEmail = signUpInput.shape.email.check(refine(isStudents, formMessages.wrongDomain));
