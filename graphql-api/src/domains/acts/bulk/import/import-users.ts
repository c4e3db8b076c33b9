import { DomainError, ErrorCode } from '../../../../platform/errors.ts';
import type { Ctx } from '../../../../platform/context.ts';
import { Validator } from '../../../../platform/input/validation.ts';
import { messages } from '../../../../messages.ts';
import { accountLike } from '../../../people/accounts/auth.queries.ts';
import { createUser } from '../../../people/accounts/auth.service.ts';
import { collegeIdRule, emailRule, isStudentEmail, nameRule, normaliseEmail, phoneRule } from '../../../people/users/account-rules.ts';
import { Role } from '../../../people/users/user.entity.ts';
import type { CheckedLine } from './checked-line.ts';
import { checkFields, type LineFields } from './line-fields.ts';

const fields: LineFields = { email: 'string', name: 'string', phone: 'string', collegeId: 'string' };

/** Returns the address in a line, which identifies its account. */
export const userKey = ({ email }: Record<string, unknown>): string | undefined => (typeof email === 'string' ? normaliseEmail(email) : undefined);

/** Checks a student's account by the rules of sign-up. It has no password: its owner sets the first one with an emailed code. */
export async function checkUser(ctx: Ctx, value: Record<string, unknown>): Promise<CheckedLine> {
  const validator = new Validator();
  checkFields(validator, fields, value);
  validator.assertValid();
  const text = value as Record<'email' | 'name' | 'phone' | 'collegeId', string>;
  const email = validator.text('email', text.email, emailRule);
  const name = validator.text('name', text.name, nameRule);
  const phone = validator.text('phone', text.phone, phoneRule);
  const collegeId = validator.text('collegeId', text.collegeId, collegeIdRule);
  const { studentEmailDomains } = ctx.infra.settings;
  validator.check(validator.hasError('email') || isStudentEmail(email, studentEmailDomains), 'email', messages.wrongDomain(studentEmailDomains));
  validator.assertValid();
  const taken = await accountLike(ctx, email, collegeId);
  if (taken?.byEmail) return { existing: taken.id };
  if (taken) {
    const rejected = [{ field: 'collegeId', message: messages.collegeIdTaken }];
    throw new DomainError(ErrorCode.CONFLICT, messages.collegeIdTaken, { fields: rejected });
  }
  const create = async (tx: Ctx) => (await createUser(tx, { name, email, phone, collegeId, passwordHash: null, role: Role.STUDENT })).id;
  return { create };
}
