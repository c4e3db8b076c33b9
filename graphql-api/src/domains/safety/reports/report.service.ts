import { eraseAppealsOlderThan } from '../moderation/decision.queries.ts';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError, ErrorCode, invalid, notFound } from '../../../platform/errors.ts';
import { isId, requireId, readGlobalId } from '../../../platform/database/ids.ts';
import type { Limit } from '../../../platform/ports.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { checkInput } from '../../../platform/input/validation.ts';
import { authorize } from '../../../access/policy.ts';
import { ActKind } from '../../log/acts/act.entity.ts';
import { recordAct, type Undoable } from '../../log/acts/act.service.ts';
import { holdOwnAccount } from '../../people/users/own-account.ts';
import { recordEvent } from '../../log/events/event.service.ts';
import { messages } from '../../../messages.ts';
import { adminQueueGrew } from '../../log/events/admin-queue.events.ts';
import { AuditAction } from '../../log/audit/audit-entry.entity.ts';
import { recordAudit } from '../../log/audit/audit.service.ts';
import { ModerationAction } from '../moderation/decision.entity.ts';
import { deleteProduct } from '../../market/products/product.service.ts';
import type { Page, QuerySource } from '../../../read/query-source.ts';
import { closeWantedPost } from '../../market/wanted/wanted.service.ts';
import { removeMessage } from '../../talk/conversations/messages/removal/message-removal.service.ts';
import { emailOf } from '../../people/users/user.queries.ts';
import { ReportSubject } from './report.entity.ts';
import { reportDecided } from './report.events.ts';
import { DecideReportInput, ReportInput } from './report.inputs.ts';
import {
  eraseReportsOlderThan,
  decideReports,
  insertReport,
  isReport,
  lockOpenReport,
  openReport,
  reportById,
  reported,
  reportsWhere,
  type Reported,
} from './report.queries.ts';
import { sanction } from './sanction.service.ts';

/** Limit of a user's reports in a day. docs/api.md states it. */
const reportsOfPerson: Limit = { name: 'reports', points: 20, seconds: 86_400 };

const kinds: Record<string, ReportSubject> = {
  Product: ReportSubject.PRODUCT,
  User: ReportSubject.USER,
  Message: ReportSubject.MESSAGE,
  WantedPost: ReportSubject.WANTED_POST,
};

/** Returns a report by id to its reporter and administrators; null for everybody else. */
export function reportOf(_ctx: Ctx, id: string): QuerySource {
  return reportById(id);
}

/** Returns the open reports, longest waiting first, or the decided ones, newest first. Administrators only. */
export function reports(ctx: Ctx, page: Page & { open: boolean }): QuerySource {
  authorize(ctx, 'report:decide');
  return reportsWhere(page.open, page);
}

async function subjectOf(ctx: Ctx, globalId: string, viewer: string): Promise<Reported> {
  const named = readGlobalId(globalId);
  const kind = named && Object.hasOwn(kinds, named.typeName) ? kinds[named.typeName] : undefined;
  if (!named || !kind || !isId(named.id)) throw invalid('subject', messages.reportSubject);
  const found = await reported(ctx, kind, named.id, viewer);
  if (!found) throw notFound(named.typeName);
  return found;
}

/**
 * Reports a product, a user, a message or a wanted post to the administrators. A second report of the same object while the first is open returns the
 * first. Throws INVALID_INPUT, NOT_FOUND, FORBIDDEN about the viewer's own objects, RATE_LIMITED above 20 a day.
 */
export async function report(ctx: Ctx, input: ReportInput): Promise<{ id: string }> {
  const viewer = authorize(ctx, 'report:make');
  const { subject, reason, text = null } = checkInput(ReportInput, input);
  const about = await subjectOf(ctx, subject, viewer.id);
  if (about.user === viewer.id) throw new DomainError(ErrorCode.FORBIDDEN, messages.ownReport);
  const first = await openReport(ctx, viewer.id, about);
  if (first) return { id: first };
  await ctx.infra.rateLimiter.use(reportsOfPerson, viewer.id);
  return inTransaction(ctx, async (tx) => {
    await holdOwnAccount(tx);
    const id = await insertReport(tx, { ...about, reporter: viewer.id, reason, text });
    if (id === undefined) return { id: (await openReport(tx, viewer.id, about))! };
    await recordEvent(tx, adminQueueGrew('reports', id, viewer.id));
    return { id };
  });
}

/** Notifies everybody who reported the same object of the decision, with a notification and an email. */
async function answerReporters(tx: Ctx, about: Reported, action: ModerationAction): Promise<void> {
  const decided = await decideReports(tx, about, action);
  await recordEvent(tx, ...decided.map((each) => reportDecided(each, action)));
  for (const { reporter } of decided) {
    const email = await emailOf(tx, reporter);
    if (email) await tx.ports.mails.queue(tx, email, 'reportDecided', { subject: about.subject, action });
  }
}

/** Removes the reported object. Throws INVALID_INPUT about `action` if it is a user. */
async function remove(tx: Ctx, { product, message, wantedPost }: Reported, reason: string): Promise<void> {
  if (product) await deleteProduct(tx, { id: product, reason });
  else if (message) await removeMessage(tx, message, reason);
  else if (wantedPost) await closeWantedPost(tx, { id: wantedPost, reason });
  else throw invalid('action', messages.removeNoPeople);
}

interface Verdict {
  action: ModerationAction;
  reason: string;
  days?: number | undefined;
  alsoRemove?: boolean | undefined;
}

async function carryOut(tx: Ctx, about: Reported, { action, reason, days, alsoRemove }: Verdict): Promise<void> {
  if (action === ModerationAction.REMOVE || alsoRemove) await remove(tx, about, reason);
  if (action !== ModerationAction.REMOVE) await sanction(tx, { userId: about.user, action, reason, days });
}

/**
 * Decides a report and all open reports about the same object: dismisses it, removes the listing, message or wanted post, or warns, suspends or bans
 * the user and, if `alsoRemove` is set, removes the object as well. The reason is emailed to the user and the outcome to the reporters. It can be
 * undone for 10 minutes. Administrators only. Throws NOT_FOUND, INVALID_INPUT about `reason`, `action` and `days`, CONFLICT for a report that is
 * already decided and about administrators.
 */
export async function decideReport(ctx: Ctx, input: DecideReportInput): Promise<Undoable<{ id: string }>> {
  authorize(ctx, 'report:decide');
  const { action, reason, days, alsoRemove } = checkInput(DecideReportInput, input);
  const id = requireId(input.id, 'Report');
  if (!reason && action !== ModerationAction.DISMISS) throw invalid('reason', messages.reasonEmpty);
  return recordAct(ctx, ActKind.DECIDE_REPORT, async (tx) => {
    const about = await lockOpenReport(tx, id);
    if (!about) throw (await isReport(tx, id)) ? new DomainError(ErrorCode.CONFLICT, messages.reportDecided) : notFound('Report');
    if (action === ModerationAction.DISMISS)
      await recordAudit(tx, { action: AuditAction.REPORT_DISMISSED, subject: about.subject, userId: about.user, details: reason });
    else await carryOut(tx, about, { action, reason: reason!, days, alsoRemove });
    await answerReporters(tx, about, action);
    return { id };
  });
}

/** Erases the texts of reports that were decided, and of appeals that were answered, more than this many days ago. */
export async function eraseOldReports(ctx: Ctx, days: number): Promise<void> {
  await eraseReportsOlderThan(ctx, days);
  await eraseAppealsOlderThan(ctx, days);
}
