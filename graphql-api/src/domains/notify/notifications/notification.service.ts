import { authorize } from '../../../access/policy.ts';
import { holdOwnAccount } from '../../people/users/own-account.ts';
import { queueMails } from '../mail/mail.service.ts';
import type { Ctx } from '../../../platform/context.ts';
import { isId } from '../../../platform/database/ids.ts';
import type { ClosableIterator } from '../../../platform/net/iterators.ts';
import type { LiveEvent } from '../../../platform/ports.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { checkChange } from '../../../platform/input/validation.ts';
import { countsChanged } from '../../log/events/counts.events.ts';
import type { QuerySource } from '../../../read/query-source.ts';
import { channelsOf, type Channels, type ChosenChannels } from '../channels/channels.ts';
import { NotificationKind } from './notification.entity.ts';
import { notificationTopic } from './notification.events.ts';
import { NotificationPreferenceInput, UpdateNotificationSettingsInput, type MarkNotificationsReadInput } from './notification.inputs.ts';
import {
  claimDailyMails,
  deleteNotificationsOlderThan,
  lockSettings,
  markReadOfConversation,
  markRead,
  notificationById,
  setSettings,
  settingsOf,
} from './notification.queries.ts';

const DAILY_MAILS_AT_ONCE = 200;

/** Returns a notification to its own user; null for everybody else. */
export function notification(_ctx: Ctx, id: string): QuerySource {
  return notificationById(id);
}

/** Emits the viewer's notifications as they are added. Throws UNAUTHENTICATED. */
export function subscribeToNotifications(ctx: Ctx): ClosableIterator<LiveEvent> {
  return ctx.infra.pubsub.subscribe(notificationTopic(authorize(ctx, 'account:use').id));
}

/**
 * Marks the viewer's notifications with the given ids as read, or all of them. Ids of other users' notifications are ignored. Returns the viewer.
 * Throws UNAUTHENTICATED.
 */
export async function markNotificationsRead(ctx: Ctx, { ids }: MarkNotificationsReadInput): Promise<{ id: string }> {
  const viewer = authorize(ctx, 'account:use');
  const read = await markRead(ctx, viewer.id, ids?.filter(isId));
  if (read.length > 0) ctx.publish(countsChanged(viewer.id));
  return { id: viewer.id };
}

/** Marks a user's notifications about the messages, offers, orders and meetings of a conversation as read, once the user has seen it. */
export async function markConversationSeen(ctx: Ctx, userId: string, conversationId: string): Promise<void> {
  if (await markReadOfConversation(ctx, userId, conversationId)) ctx.publish(countsChanged(userId));
}

/** Notification settings of a user. */
interface NotificationSettings {
  preferences: (Channels & { kind: NotificationKind })[];
  quietFrom: number;
  quietUntil: number;
  dailyMail: boolean;
  weeklyMail: boolean;
}

const defaults = { channels: {} as ChosenChannels, quietFrom: 0, quietUntil: 0, dailyMail: false, weeklyMail: true };

/** Returns the notification settings of the viewer. Throws UNAUTHENTICATED. */
export async function notificationSettings(ctx: Ctx): Promise<NotificationSettings> {
  const { channels, ...rest } = (await settingsOf(ctx, authorize(ctx, 'account:use').id)) ?? defaults;
  return { preferences: Object.values(NotificationKind).map((kind) => ({ kind, ...channelsOf(kind, channels) })), ...rest };
}

/** Changes the notification settings of the viewer. Missing fields stay unchanged. Throws UNAUTHENTICATED, INVALID_INPUT about the hours. */
export async function updateNotificationSettings(ctx: Ctx, input: UpdateNotificationSettingsInput): Promise<NotificationSettings> {
  const viewer = authorize(ctx, 'account:use');
  const { preferences = [], ...changed } = checkChange(UpdateNotificationSettingsInput, input);
  const chosen = preferences.map((each) => checkChange(NotificationPreferenceInput, each));
  await inTransaction(ctx, async (tx) => {
    await holdOwnAccount(tx);
    await lockSettings(tx, viewer.id);
    const before = (await settingsOf(tx, viewer.id))!;
    const channels = { ...before.channels };
    for (const { kind, ...changes } of chosen) channels[kind] = { ...channelsOf(kind, channels), ...changes };
    await setSettings(tx, viewer.id, { ...before, ...changed, channels });
  });
  return notificationSettings(ctx);
}

/** Queues daily emails in one transaction. Returns whether more may be due. */
function queueSomeDailyMails(ctx: Ctx): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const due = await claimDailyMails(tx, DAILY_MAILS_AT_ONCE);
    const mailed = due.filter(({ count }) => count > 0);
    await queueMails(
      tx,
      mailed.map(({ email, lines, count }) => ({ recipient: email, template: 'dailyMail', data: { lines, count } })),
    );
    return due.length === DAILY_MAILS_AT_ONCE;
  });
}

/** Queues the daily emails that are due: one for each user who chose it and has something unread. */
export async function queueDailyMails(ctx: Ctx): Promise<void> {
  while (await queueSomeDailyMails(ctx));
}

/** Deletes notifications that are older than this many days. */
export async function removeOldNotifications(ctx: Ctx, days: number): Promise<void> {
  await deleteNotificationsOlderThan(ctx, days);
}
