import PostalMime, { type Email } from 'postal-mime';
import { readOutbox } from '../src/infra/mailer.ts';
import { testApplication } from './application.ts';

const WAIT_MS = 25_000;

/** The newest mail to an address; waits until the outbox holds one that `fits`. */
export async function mailTo(address: string, fits: (mail: Email) => boolean = () => true): Promise<Email> {
  const { outbox } = await testApplication();
  const until = Date.now() + WAIT_MS;
  while (Date.now() < until) {
    for (const { source } of readOutbox(outbox, 1000)) {
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
