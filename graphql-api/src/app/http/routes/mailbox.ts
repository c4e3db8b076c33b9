import { Router } from 'express';
import PostalMime from 'postal-mime';
import { readOutbox, type OutboxMail } from '../../../infra/mail/mailer.ts';
import { messages } from '../../../messages.ts';
import { escapeHtml } from '../../../platform/text/html.ts';
import { isFromThisMachine } from './this-machine.ts';

interface ShownMail {
  to: string;
  subject: string;
  text: string;
  date: string;
}

/** Number of emails that are searched for an address. */
const MOST_SEARCHED = 500;
const MOST_SHOWN = 50;

const shown = async ({ source }: OutboxMail): Promise<ShownMail> => {
  const mail = await PostalMime.parse(source);
  const to = mail.to?.map(({ address }) => address).join(', ') ?? '';
  return { to, subject: mail.subject ?? '', text: mail.text ?? '', date: mail.date ?? '' };
};

/** Returns the newest emails of a folder, or those to an address. Each file is read once, because tests poll for every code that they wait for. */
function mailsIn(folder: string): (address?: string) => Promise<ShownMail[]> {
  let searched: OutboxMail[] = [];
  return (address) => {
    searched = readOutbox(folder, MOST_SEARCHED, searched);
    const found = address ? searched.filter(({ source }) => source.includes(address)) : searched.slice(0, MOST_SHOWN);
    return Promise.all(found.map(shown));
  };
}

function page(mails: ShownMail[]): string {
  const items = mails.map(
    (mail) =>
      `<article><h2>${escapeHtml(mail.subject)}</h2><p>to <b>${escapeHtml(mail.to)}</b>, ${escapeHtml(mail.date)}</p><pre>${escapeHtml(mail.text)}</pre></article>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Mailbox</title><meta http-equiv="refresh" content="5"><style>
body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem;background:#fbf7ee;color:#221f2e}
article{background:#fffdf8;border:1px solid #e3dac6;border-radius:12px;padding:1rem 1.25rem;margin:1rem 0}h2{font-size:1.1rem;margin:0}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:.5rem 0 0}p{margin:0;color:#5f5a6e;font-size:.9rem}
@media(prefers-color-scheme:dark){body{background:#191722;color:#f2eee4}article{background:#23202f;border-color:#3b3650}p{color:#b9b2c9}}
</style></head><body><main><h1>Mailbox</h1><p>Mails that would be sent if SMTP_URL were set, newest first.</p>
${items.join('\n') || '<p>No mails yet.</p>'}</main></body></html>`;
}

/**
 * Shows the outbox at /dev/mailbox: with ?to=<address> the emails to one person, and with ?format=json as JSON. Only this machine may read it,
 * because emails contain codes, unless `toEverybody` is set. Only mounted without SMTP_URL and outside production.
 */
export function mailbox(folder: string, toEverybody: boolean): Router {
  const mails = mailsIn(folder);
  return Router().get('/dev/mailbox', async (request, response) => {
    if (!toEverybody && !isFromThisMachine(request)) return void response.status(403).type('text/plain').send(messages.mailboxElsewhere);
    const { to, format } = request.query;
    const found = await mails(typeof to === 'string' ? to : undefined);
    if (format === 'json') response.json(found);
    else response.type('html').send(page(found));
  });
}
