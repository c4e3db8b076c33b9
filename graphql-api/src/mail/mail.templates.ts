import { escapeHtml } from '../platform/html.ts';
import type { Mail } from '../platform/ports.ts';
import type { Settings } from '../platform/settings.ts';
import { OTP_MINUTES } from '../auth/otp.service.ts';

/** One mail in both forms, readable anywhere: no outside images, the product's name on top. */
function mail(settings: Settings, to: string, subject: string, paragraphs: string[], code?: string): Mail {
  const lines = code ? [paragraphs[0]!, code, ...paragraphs.slice(1)] : paragraphs;
  const html = lines
    .map((line) =>
      line === code
        ? `<p style="font:700 32px/1.2 monospace;letter-spacing:8px;margin:24px 0">${escapeHtml(line)}</p>`
        : `<p style="margin:0 0 12px">${escapeHtml(line)}</p>`,
    )
    .join('\n');
  return {
    to,
    subject,
    text: `${lines.join('\n\n')}\n\n${settings.brandName}\n${settings.publicUrl}\n`,
    html: `<!doctype html><html lang="en"><body style="font:16px/1.5 system-ui,sans-serif;color:#221f2e;max-width:32rem;margin:24px auto;padding:0 16px">
<h1 style="font-size:20px;color:#3b2f8f">${escapeHtml(settings.brandName)}</h1>
${html}
<p style="color:#5f5a6e;font-size:14px;margin-top:32px"><a href="${escapeHtml(settings.publicUrl)}" style="color:#3b2f8f">${escapeHtml(settings.publicUrl)}</a></p>
</body></html>`,
  };
}

/** The code for signing up. */
export function otpMail(settings: Settings, to: string, code: string): Mail {
  return mail(
    settings,
    to,
    `${code} is your ${settings.brandName} sign-up code`,
    ['Welcome! Enter this code to finish signing up:', `It is good for ${OTP_MINUTES} minutes. If you did not ask for it, you can ignore this mail.`],
    code,
  );
}

/** The code for a new password. */
export function resetMail(settings: Settings, to: string, code: string): Mail {
  return mail(
    settings,
    to,
    `${code} is your ${settings.brandName} password code`,
    ['Enter this code to choose a new password:', `It is good for ${OTP_MINUTES} minutes. If you did not ask for it, your password stays as it is.`],
    code,
  );
}

/** The copy of a contact message for the team. */
export function contactMail(settings: Settings, contact: { id: string; name: string; email: string; message: string }): Mail {
  return mail(settings, settings.contactEmail, `Contact message ${contact.id} from ${contact.name}`, [
    `${contact.name} <${contact.email}> wrote:`,
    contact.message,
  ]);
}

/** Tells the owner that an administrator removed a listing or a review, and why. */
export function removalMail(settings: Settings, to: string, removed: { what: string; name: string; reason: string }): Mail {
  return mail(settings, to, `Your ${removed.what} was removed`, [
    `An administrator of ${settings.brandName} removed your ${removed.what}: ${removed.name}`,
    `The reason: ${removed.reason}`,
    `If you think that this was a mistake, write to us on ${settings.publicUrl}/contact.`,
  ]);
}

interface OrderMail {
  orderId: string;
  /** The product's name as it was ordered. */
  name: string;
  quantity: number;
}

const thing = ({ name, quantity }: OrderMail) => (quantity > 1 ? `${quantity} × ${name}` : name);

/** Tells the seller that something was ordered. */
export function orderPlacedMail(settings: Settings, to: string, order: OrderMail & { buyer: string; total: number }): Mail {
  return mail(settings, to, `New order: ${thing(order)}`, [
    `${order.buyer} ordered ${thing(order)} for Rs. ${order.total.toFixed(2)}.`,
    `Set its status and chat with the buyer under ${settings.publicUrl}/dashboard/user/order (order ${order.orderId}).`,
  ]);
}

/** Tells the other side that the status of an order changed. */
export function orderStatusMail(settings: Settings, to: string, order: OrderMail & { status: string; page: 'order' | 'orders' }): Mail {
  return mail(settings, to, `Order ${order.orderId} is now ${order.status}`, [
    `${thing(order)} is now ${order.status}.`,
    `See it under ${settings.publicUrl}/dashboard/user/${order.page}.`,
  ]);
}
