import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { testApplication } from './application.ts';

const WAIT_MS = 25_000;

/** Mails by the names of their files, which are written once: an outbox of a whole run would take long to read each time. */
const sources = new Map<string, Buffer>();

/** The mails in an outbox, newest first. */
function mailsIn(outbox: string): Buffer[] {
  const names = existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith('.eml')) : [];
  for (const name of names) if (!sources.has(name)) sources.set(name, readFileSync(join(outbox, name)));
  return names
    .toSorted()
    .toReversed()
    .map((name) => sources.get(name)!);
}

/** The newest mail to an address; waits until the outbox holds one that `fits`. */
export async function mailTo(address: string, fits: (mail: Email) => boolean = () => true): Promise<Email> {
  const { outbox } = await testApplication();
  const until = Date.now() + WAIT_MS;
  while (Date.now() < until) {
    for (const source of mailsIn(outbox)) {
      // Parsing takes long, in the process of the server that is to write the mail.
      if (!source.includes(address)) continue;
      const mail = await PostalMime.parse(source);
      if (mail.to?.some((to) => to.address === address) && fits(mail)) return mail;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`No mail to ${address}`);
}

/** The six digits in the newest mail to an address. */
export async function codeFor(address: string): Promise<string> {
  const mail = await mailTo(address);
  return /\b\d{6}\b/.exec(mail.text ?? '')![0];
}
