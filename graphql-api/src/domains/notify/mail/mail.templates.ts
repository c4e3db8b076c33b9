import { brandColorOf } from '../../../platform/settings/college-settings.ts';
import { escapeHtml } from '../../../platform/text/html.ts';
import { amountText, priceText } from '../../../platform/text/local-text.ts';
import type { ServiceMails } from '../../log/mails/mail.port.ts';
import type { Mail } from '../../../platform/ports.ts';
import type { Settings } from '../../../platform/settings/settings.ts';

/** Content of an email before it is rendered as text and HTML. */
interface Words {
  subject: string;
  paragraphs: string[];
  /** A code that is shown large below the first paragraph. */
  code?: string;
}

/** An emailed code, and for how many minutes it is valid. */
interface Code {
  code: string;
  minutes: number;
}

interface DecisionData {
  action: string;
  reason: string;
  until?: string | undefined;
  appealCode: string;
}

/** The side of an order that receives an email. */
export type OrderSide = 'buyer' | 'seller';

interface OrderData {
  orderId: string;
  /** The product's name at the time of the order. */
  name: string;
  quantity: number;
}

const thing = ({ name, quantity }: OrderData) => (quantity > 1 ? `${quantity} × ${name}` : name);

/** A link ends its paragraph, because a full stop after it would look like a part of it. */
const appealLine = (publicUrl: string, code: string) =>
  `If you think that this was a mistake, you can appeal once, and an administrator looks at it again: ${publicUrl}/appeal/${code}`;

/** Descriptions of what an administrator did. */
const done: Record<string, string> = {
  DISMISS: 'It does not break our rules, so it stays.',
  REMOVE: 'It was removed.',
  WARN: 'The person was warned.',
  SUSPEND: 'The person was suspended for some time.',
  BAN: 'The person was banned.',
};

/** All email templates by name, with the data that they render. */
const templates = {
  /** An email whose text was written when it was queued, as version 0.1.0 did. */
  inWords: (_: Settings, words: Words) => words,
  /** The code for signing up. */
  signUpCode: ({ brandName }: Settings, { code, minutes }: Code): Words => ({
    subject: `${code} is your ${brandName} sign-up code`,
    paragraphs: [
      'Welcome! Enter this code to finish signing up:',
      `It is good for ${minutes} minutes. If you did not ask for it, you can ignore this mail.`,
    ],
    code,
  }),
  /** The code for a new password. */
  passwordCode: ({ brandName }: Settings, { code, minutes }: Code): Words => ({
    subject: `${code} is your ${brandName} password code`,
    paragraphs: [
      'Enter this code to choose a new password:',
      `It is good for ${minutes} minutes. If you did not ask for it, your password stays as it is.`,
    ],
    code,
  }),
  /** The copy of a contact message for the team. */
  contactMessage: (_: Settings, { id, name, email, message }: Record<'id' | 'name' | 'email' | 'message', string>): Words => ({
    subject: `Contact message ${id} from ${name}`,
    paragraphs: [`${name} <${email}> wrote:`, message],
  }),
  /** Notifies the owner that an administrator removed a listing or a review, and why. */
  removal: (
    { brandName, publicUrl }: Settings,
    { what, name, reason, appealCode }: Record<'what' | 'name' | 'reason', string> & { appealCode?: string },
  ): Words => ({
    subject: `Your ${what} was removed`,
    paragraphs: [
      `An administrator of ${brandName} removed your ${what}: ${name}`,
      `The reason: ${reason}`,
      appealCode ? appealLine(publicUrl, appealCode) : `If you think that this was a mistake, contact us: ${publicUrl}/contact`,
    ],
  }),
  /** Notifies a user of a warning, suspension or ban, and the reason. `until` is the end of a suspension. */
  decision: ({ brandName, publicUrl }: Settings, { action, reason, until, appealCode }: DecisionData): Words => ({
    subject: until ? `Your account is suspended until ${until}` : action === 'BAN' ? 'Your account is banned' : 'A warning about your account',
    paragraphs: [
      until
        ? `An administrator of ${brandName} suspended your account until ${until}. You can read, but not change anything.`
        : action === 'BAN'
          ? `An administrator of ${brandName} banned your account. Your listings are gone and open orders are cancelled.`
          : `An administrator of ${brandName} warns you.`,
      `The reason: ${reason}`,
      appealLine(publicUrl, appealCode),
    ],
  }),
  /** Notifies a reporter of the decision. */
  reportDecided: ({ brandName }: Settings, { subject, action }: Record<'subject' | 'action', string>): Words => ({
    subject: 'We looked at your report',
    paragraphs: [`You reported to ${brandName}: ${subject}`, done[action]!, 'Thank you for helping to keep the campus safe.'],
  }),
  /** Notifies a user of the outcome of an appeal. */
  appealAnswered: (_: Settings, { granted, answer }: { granted: boolean; answer: string }): Words => ({
    subject: granted ? 'Your appeal was granted' : 'Your appeal was rejected',
    paragraphs: [granted ? 'We looked at it again, and you were right.' : 'We looked at it again, and the decision stays.', answer],
  }),
  /** Notifies the owner of a webhook that it no longer receives events. */
  webhookStopped: ({ publicUrl }: Settings, { name, reason }: Record<'name' | 'reason', string>): Words => ({
    subject: `Your webhook ${name} has stopped`,
    paragraphs: [
      `Your webhook ${name} gets no events any more: ${reason}`,
      `Nothing is lost for the time that events are kept. See its deliveries, and have it go on, by the API of ${publicUrl}`,
    ],
  }),
  /** Warns the owner of a personal access token that it expires soon. */
  tokenEnds: ({ publicUrl }: Settings, { name, prefix, when }: Record<'name' | 'prefix' | 'when', string>): Words => ({
    subject: `Your access token ${name} ends on ${when}`,
    paragraphs: [
      `The access token ${name} (${prefix}…) ends on ${when}. Programs that use it stop working then.`,
      `Make another on ${publicUrl}/dashboard/user/profile, or have it last longer by extendAccessToken.`,
    ],
  }),
  /** Notifies a user that the action reported by an earlier email was undone. `subject` is the subject of that email. */
  undone: ({ brandName }: Settings, { subject }: { subject: string }): Words => ({
    subject: `Undone: ${subject}`,
    paragraphs: [
      `An administrator of ${brandName} undid what we wrote to you in “${subject}”.`,
      'Everything is as it was before. You need not do anything.',
    ],
  }),
  /** Notifies a user of an event. */
  notification: ({ publicUrl }: Settings, { text, link }: Record<'text' | 'link', string>): Words => ({
    subject: text,
    paragraphs: [`${text}.`, `See it under ${publicUrl}${link}`, `Change your email notifications: ${publicUrl}/notifications/settings`],
  }),
  /** Lists what happened since the last daily email. `lines` are the newest. */
  dailyMail: ({ brandName, publicUrl }: Settings, { lines, count }: { lines: string[]; count: number }): Words => ({
    subject: `${count} new notification${count === 1 ? '' : 's'} on ${brandName}`,
    paragraphs: [
      ...lines,
      ...(count > lines.length ? [`And ${count - lines.length} more.`] : []),
      `See all under ${publicUrl}/notifications`,
      `Change your email notifications: ${publicUrl}/notifications/settings`,
    ],
  }),
  /** Lists new matches of saved searches and courses. `listings` are the newest. */
  weeklyMail: (settings: Settings, { count, listings }: { count: number; listings: { id: string; name: string; price: number }[] }): Words => ({
    subject: count === 1 ? `New for you: ${listings[0]!.name}` : `${count} new listings for you on ${settings.brandName}`,
    paragraphs: [
      'New this week in your saved searches and courses:',
      ...listings.map(({ id, name, price }) => `${name}, ${priceText(settings, price)}: ${settings.publicUrl}/product/${id}`),
      ...(count > listings.length ? [`And ${count - listings.length} more, in your saved searches: ${settings.publicUrl}/saved-searches`] : []),
      `No more of these: ${settings.publicUrl}/notifications/settings`,
    ],
  }),
  /** Lists what one user did since the last email about that user. `lines` are the newest, and `more` is the number of lines left out. */
  severalNotifications: ({ brandName, publicUrl }: Settings, { lines, count, more }: { lines: string[]; count: number; more: number }): Words => ({
    subject: `${count} new notifications on ${brandName}`,
    paragraphs: [
      ...lines,
      ...(more > 0 ? [`And ${more} more.`] : []),
      `See all under ${publicUrl}/notifications`,
      `Change your email notifications: ${publicUrl}/notifications/settings`,
    ],
  }),
  /** Notifies the seller of an order. */
  orderPlaced: (settings: Settings, order: OrderData & { buyer: string; total: number }): Words => ({
    subject: `New order: ${thing(order)}`,
    paragraphs: [
      `${order.buyer} ordered ${thing(order)} for ${amountText(settings, order.total)}.`,
      `Set its status and chat with the buyer under ${settings.publicUrl}/dashboard/user/order (order ${order.orderId}).`,
    ],
  }),
  /** Notifies the other side that the status of an order changed. */
  orderStatus: ({ publicUrl }: Settings, order: OrderData & { status: string; side: OrderSide }): Words => ({
    subject: `Order ${order.orderId} is now ${order.status}`,
    paragraphs: [
      `${thing(order)} is now ${order.status}.`,
      `See it under ${publicUrl}/dashboard/user/${order.side === 'seller' ? 'order' : 'orders'}`,
    ],
  }),
} satisfies { [Name in keyof ServiceMails]: (settings: Settings, data: ServiceMails[Name]) => Words } & Record<string, unknown>;

export type MailTemplate = keyof typeof templates;
/** Names of the templates about an order. */
export type OrderMailTemplate = 'orderPlaced' | 'orderStatus';
export type MailData<Template extends MailTemplate> = Parameters<(typeof templates)[Template]>[1];

/** Returns whether the recipient sits waiting for the email. */
export const isUrgent = (template: MailTemplate) => template === 'signUpCode' || template === 'passwordCode';

function paragraph(line: string, isCode: boolean): string {
  const style = isCode ? 'font:700 32px/1.2 monospace;letter-spacing:8px;margin:24px 0' : 'margin:0 0 12px';
  return `<p style="${style}">${escapeHtml(line)}</p>`;
}

/** Renders an email as text and HTML for any mail program: without external images, with the product's name on top. */
export function writeMail<Template extends MailTemplate>(settings: Settings, to: string, template: Template, data: MailData<Template>): Mail {
  const { subject, paragraphs, code } = templates[template](settings, data as never);
  const lines = code ? [paragraphs[0]!, code, ...paragraphs.slice(1)] : paragraphs;
  const url = escapeHtml(settings.publicUrl);
  const color = brandColorOf(settings.college);
  return {
    to,
    subject,
    text: `${lines.join('\n\n')}\n\n${settings.brandName}\n${settings.publicUrl}\n`,
    html: `<!doctype html><html lang="en"><body style="font:16px/1.5 system-ui,sans-serif;color:#221f2e;max-width:32rem;margin:24px auto;padding:0 16px">
<h1 style="font-size:20px;color:${color}">${escapeHtml(settings.brandName)}</h1>
${lines.map((line) => paragraph(line, line === code)).join('\n')}
<p style="color:#5f5a6e;font-size:14px;margin-top:32px"><a href="${url}" style="color:${color}">${url}</a></p>
</body></html>`,
  };
}
