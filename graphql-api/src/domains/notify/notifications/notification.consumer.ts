import type { EventConsumer } from '../../log/events/event.service.ts';
import { queueMails, type QueuedMail } from '../mail/mail.service.ts';
import type { Ctx } from '../../../platform/context.ts';
import { queuePushes } from '../push/push.service.ts';
import { channelsOf } from '../channels/channels.ts';
import type { NewPush } from '../push/push.queries.ts';
import type { Draft } from './rules/notification-rule.ts';
import { notificationRules } from './rules/notification-rules.ts';
import { notificationAdded } from './notification.events.ts';
import { insertNotifications, recipientsOf } from './notification.queries.ts';

type Recipient = Awaited<ReturnType<typeof recipientsOf>>[number];

interface Delivery extends Counted {
  recipient: Recipient;
  inApp: boolean;
  mail: boolean;
  push: boolean;
}

/** A draft, and the number of events that it represents. */
interface Counted {
  draft: Draft;
  count: number;
}

/** Merges the drafts of each recipient's group into the last one, with their number. Drafts without a group stay. */
function newestOfGroups(drafts: readonly Draft[]): Counted[] {
  const groups = Map.groupBy(drafts, (draft) => (draft.group ? `${draft.to} ${draft.group}` : draft));
  const last = new Map([...groups.values()].map((group) => [group.at(-1)!, group.length]));
  return drafts.flatMap((draft) => (last.has(draft) ? [{ draft, count: last.get(draft)! }] : []));
}

/** Returns the channels by which a draft reaches its recipient. The daily email replaces single emails for notifications in the list. */
function deliveryOf({ draft, count }: Counted, recipient: Recipient): Delivery {
  const { inApp, mail, push } = channelsOf(draft.kind, recipient.channels);
  return { draft, count, recipient, inApp, push, mail: mail && draft.mail !== null && !(recipient.dailyMail && inApp) };
}

const textOf = ({ draft, recipient }: Delivery): string => draft.words.replace('{actor}', () => recipient.actor ?? 'Somebody');

function mailOf(delivery: Delivery): QueuedMail {
  const { draft, recipient } = delivery;
  const about = { user: draft.to, actor: draft.event.actor, kind: draft.kind, dueAt: recipient.quietUntil ?? undefined };
  if (draft.mail) return { recipient: null, ...draft.mail, ...about };
  return { recipient: recipient.email, template: 'notification', data: { text: textOf(delivery), link: draft.link }, ...about };
}

function pushOf(delivery: Delivery): NewPush {
  const { draft, recipient } = delivery;
  const { to: user, kind, link, group = null, event } = draft;
  return { user, kind, link, group, event: event.id, actor: event.actor, text: textOf(delivery), nextTryAt: recipient.quietUntil };
}

async function deliver(tx: Ctx, drafts: readonly Counted[]): Promise<void> {
  if (drafts.length === 0) return;
  const recipients = await recipientsOf(
    tx,
    drafts.map(({ draft }) => draft),
  );
  const deliveries = recipients.map((recipient) => deliveryOf(drafts[recipient.index]!, recipient));
  const inApp = deliveries.filter((delivery) => delivery.inApp).map(({ draft, count, mail }) => ({ draft, count, mailed: mail }));
  if (inApp.length > 0) {
    const added = await insertNotifications(tx, inApp);
    tx.publish(...added.map(({ user, id }) => notificationAdded(user, id)));
  }
  await queuePushes(tx, deliveries.filter(({ push }) => push).map(pushOf));
  await queueMails(tx, deliveries.filter(({ mail }) => mail).map(mailOf));
}

/** Notifies users of events according to the rules and their settings. */
export const notificationConsumer: EventConsumer = {
  name: 'notifications',
  types: [...new Set(notificationRules.map(({ on }) => on))],
  consume: async (tx, events) => {
    const drafts: Draft[] = [];
    for (const rule of notificationRules) drafts.push(...(await rule.drafts(tx, events)));
    const inOrder = drafts.toSorted((one, other) => Number(one.event.position) - Number(other.event.position));
    await deliver(tx, newestOfGroups(inOrder));
  },
};
