import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { testApplication } from './application.ts';

const WAIT_MS = 25_000;

/** Emails by file name. Files never change, and reading the outbox of a whole run each time would take long. */
const sources = new Map<string, Buffer>();

/** Returns the emails in an outbox, newest first. */
function mailsIn(outbox: string): Buffer[] {
  const names = existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith('.eml')) : [];
  for (const name of names) if (!sources.has(name)) sources.set(name, readFileSync(join(outbox, name)));
  return names
    .toSorted()
    .toReversed()
    .map((name) => sources.get(name)!);
}

/** Returns the newest email to an address. Waits until the outbox contains one that `fits`. */
export async function mailTo(address: string, fits: (mail: Email) => boolean = () => true): Promise<Email> {
  const { outbox } = await testApplication();
  const until = Date.now() + WAIT_MS;
  while (Date.now() < until) {
    for (const source of mailsIn(outbox)) {
      // Parsing is slow and runs in the same process as the server that writes the email.
      if (!source.includes(address)) continue;
      const mail = await PostalMime.parse(source);
      if (mail.to?.some((to) => to.address === address) && fits(mail)) return mail;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`No mail to ${address}`);
}

/** Returns the six digits in the newest email to an address. */
export async function codeFor(address: string): Promise<string> {
  const mail = await mailTo(address);
  return /\b\d{6}\b/.exec(mail.text ?? '')![0];
}
