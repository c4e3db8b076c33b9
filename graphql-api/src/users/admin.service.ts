import type { Ctx } from '../platform/context.ts';
import { sql } from '../platform/sql.ts';
import { Checks } from '../platform/validation.ts';
import { checkEmail, checkPassword, checkPhone, collegeIdRule, nameRule } from '../auth/account-rules.ts';
import { createUser } from '../auth/auth.service.ts';
import { Role } from './user.entity.ts';

/**
 * Makes an administrator from the command line: a new account, whatever its domain, or an existing one, whose name and
 * password are set too. Throws INVALID_INPUT naming the field.
 */
export async function createAdmin(
  ctx: Ctx,
  input: { email: string; name: string; password: string; collegeId?: string | undefined; phone?: string | undefined },
): Promise<void> {
  const checks = new Checks();
  const email = checkEmail(checks, input.email);
  const name = checks.text('name', input.name, nameRule);
  const collegeId = checks.text('collegeId', input.collegeId ?? `ADMIN-${email}`.slice(0, 40), collegeIdRule);
  const phone = input.phone ? checkPhone(checks, input.phone) : '';
  checkPassword(checks, input.password);
  checks.done();
  const passwordHash = await ctx.infra.passwords.hash(input.password);
  const known = await ctx.db.one(sql`update users set role = ${Role.ADMIN}, name = ${name}, password_hash = ${passwordHash}
    where email = ${email} and deleted_at is null returning id`);
  if (!known) await createUser(ctx, { name, email, phone, collegeId, passwordHash, role: Role.ADMIN });
}
