import { authorize } from '../../../access/policy.ts';
import { recordEvent } from '../../log/events/event.service.ts';
import { idempotentRequest, once } from '../../log/idempotency/idempotency.service.ts';
import { AuditAction } from '../../log/audit/audit-entry.entity.ts';
import { recordAudit } from '../../log/audit/audit.service.ts';
import type { Ctx } from '../../../platform/context.ts';
import { invalid, notFound } from '../../../platform/errors.ts';
import { requireId } from '../../../platform/database/ids.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { checkChange, checkInput } from '../../../platform/input/validation.ts';
import { messages } from '../../../messages.ts';
import type { Page, QuerySource } from '../../../read/query-source.ts';
import { AnnouncementAudience } from './announcement.entity.ts';
import { announcementMade } from './announcement.events.ts';
import { CreateAnnouncementInput, UpdateAnnouncementInput } from './announcement.inputs.ts';
import {
  announcementById,
  announcementPage,
  changeAnnouncement,
  endAnnouncementNow,
  insertAnnouncement,
  shownAnnouncements,
} from './announcement.queries.ts';

const LONGEST_MS = 365 * 86_400_000;

/** Returns an announcement: for administrators, and while it is active for its audience; null for everybody else. */
export function announcement(_ctx: Ctx, id: string): QuerySource {
  return announcementById(id);
}

/** Returns the newest active announcements for the viewer: at most three, none for guests. */
export function currentAnnouncements(_ctx: Ctx): QuerySource {
  return shownAnnouncements();
}

/** Returns all announcements, newest first. Administrators only. */
export function announcements(ctx: Ctx, page: Page): QuerySource {
  authorize(ctx, 'announcement:manage');
  return announcementPage(page);
}

function checkEnd(until: Date): void {
  const lasts = until.getTime() - Date.now();
  if (lasts <= 0 || lasts > LONGEST_MS) throw invalid('until', messages.announcementUntil);
}

/** Creates an announcement and notifies everybody in its audience once. Administrators only. Throws INVALID_INPUT, IDEMPOTENCY_CONFLICT. */
export async function createAnnouncement(ctx: Ctx, input: CreateAnnouncementInput): Promise<{ id: string }> {
  const viewer = authorize(ctx, 'announcement:manage');
  const { idempotencyKey, audience = AnnouncementAudience.EVERYBODY, ...given } = checkInput(CreateAnnouncementInput, input);
  return once(ctx, idempotentRequest('createAnnouncement', viewer.id, idempotencyKey, [given, audience]), (write) => {
    checkEnd(given.until);
    return write(async (tx) => {
      const id = await insertAnnouncement(tx, { ...given, audience });
      await recordAudit(tx, { action: AuditAction.ANNOUNCEMENT_CREATED, subject: given.title, details: given.text });
      await recordEvent(tx, announcementMade(id));
      return { id };
    });
  });
}

/** Changes an announcement without notifying anybody again. Administrators only. Throws NOT_FOUND, INVALID_INPUT. */
export async function updateAnnouncement(ctx: Ctx, input: UpdateAnnouncementInput): Promise<{ id: string }> {
  authorize(ctx, 'announcement:manage');
  requireId(input.id, 'Announcement');
  const { id, ...change } = checkChange(UpdateAnnouncementInput, input);
  if (change.until) checkEnd(change.until);
  await inTransaction(ctx, async (tx) => {
    const changed = await changeAnnouncement(tx, id, change);
    if (!changed) throw notFound('Announcement');
    await recordAudit(tx, { action: AuditAction.ANNOUNCEMENT_CHANGED, subject: changed.title, details: changed.text });
  });
  return { id };
}

/** Ends an announcement now. Administrators only. Throws NOT_FOUND, also if it has already ended. */
export async function endAnnouncement(ctx: Ctx, id: string): Promise<{ id: string }> {
  authorize(ctx, 'announcement:manage');
  requireId(id, 'Announcement');
  await inTransaction(ctx, async (tx) => {
    const title = await endAnnouncementNow(tx, id);
    if (title === undefined) throw notFound('Announcement');
    await recordAudit(tx, { action: AuditAction.ANNOUNCEMENT_ENDED, subject: title });
  });
  return { id };
}
