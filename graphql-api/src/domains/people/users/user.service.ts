import type { Ctx } from '../../../platform/context.ts';
import { DomainError, ErrorCode, notFound } from '../../../platform/errors.ts';
import { isId, requireId } from '../../../platform/database/ids.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { authorize } from '../../../access/policy.ts';
import { endOtherSessions } from '../sessions/session.service.ts';
import { messages } from '../../../messages.ts';
import { AuditAction } from '../../log/audit/audit-entry.entity.ts';
import { recordAudit } from '../../log/audit/audit.service.ts';
import { recordEvent } from '../../log/events/event.service.ts';
import { byId, type Page, type QuerySource } from '../../../read/query-source.ts';
import { Role, User } from './user.entity.ts';
import { roleChanged } from './user.events.ts';
import { existingUserById, lockAccount, lockAdmins, setRole, userListMatching, usersMatching, type UserFilter } from './user.queries.ts';

/** Returns the viewer; null for a guest. */
export function me(ctx: Ctx): QuerySource | null {
  const { viewer } = ctx;
  return viewer && byId(User, viewer.id);
}

/** Returns a user by id to signed-in users: all fields to administrators and the user, the public ones to others. Throws UNAUTHENTICATED. */
export function user(ctx: Ctx, id: string): QuerySource | null {
  authorize(ctx, 'user:readProfile');
  return isId(id) ? existingUserById(id) : null;
}

/** Returns a page of all users, filtered and sorted. Administrators only. */
export function users(ctx: Ctx, page: Page & UserFilter): QuerySource {
  authorize(ctx, 'user:list');
  return usersMatching(page, page);
}

/** Returns all users in one page, newest first, for REST; at most 10,000. Administrators only. */
export function userList(ctx: Ctx, search?: string): QuerySource {
  authorize(ctx, 'user:list');
  return userListMatching(search, 10_000);
}

/** Returns a user with all fields. Administrators only. Throws NOT_FOUND for an invalid id. */
export function userForAdmins(ctx: Ctx, id: string): QuerySource {
  authorize(ctx, 'user:list');
  return existingUserById(requireId(id, 'User'));
}

/** Throws CONFLICT if the user is the only administrator. Locks all administrators, so that two cannot leave at the same time. */
export async function assertNotLastAdmin(tx: Ctx, id: string): Promise<void> {
  const admins = await lockAdmins(tx);
  if (admins.length === 1 && admins[0]!.id === id) throw new DomainError(ErrorCode.CONFLICT, messages.lastAdmin);
}

/** Makes a user an administrator or a student again, and ends the user's sessions. The same role changes nothing. Administrators only. */
export async function setUserRole(ctx: Ctx, id: string, role: Role): Promise<{ id: string }> {
  authorize(ctx, 'user:manage');
  requireId(id, 'User');
  await inTransaction(ctx, async (tx) => {
    if (role !== Role.ADMIN) await assertNotLastAdmin(tx, id);
    const user = await lockAccount(tx, id);
    if (!user) throw notFound('User');
    if (user.role === role) return;
    await setRole(tx, id, role);
    await recordEvent(tx, roleChanged(id, role));
    await recordAudit(tx, { action: AuditAction.ROLE_CHANGED, subject: `User ${id}`, userId: id, details: role });
    // The viewer's own session ends as well, because its open socket would keep the old permissions.
    await endOtherSessions(tx, id);
  });
  return { id };
}
