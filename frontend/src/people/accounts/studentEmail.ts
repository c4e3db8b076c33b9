import { refine } from 'zod/mini';
import { signUpInput } from '../../gql/forms.ts';
import { studentEmailDomains } from '../../lib/texts/college.ts';
import { formMessages } from '../../lib/texts/formMessages.ts';

/** Whether the part after the last @ is exactly one of the domains. */
const isStudents = (email: string) => studentEmailDomains.includes(email.slice(email.lastIndexOf('@') + 1).toLowerCase());

/** The rule of the schema, and that the address is one of a student. The server checks both again. */
export const studentEmail = signUpInput.shape.email.check(refine(isStudents, formMessages.wrongDomain));
