import { onServer } from '../html/onServer.ts';
import { pageSettings } from './pageSettings.ts';

/** Returns a setting that the server writes into the page; undefined without a server, as in development and in unit tests. */
const setting = (name: string): string | undefined =>
  onServer ? pageSettings.get(name) : document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;

/** Name of the site (`BRAND_NAME`). */
export const brand = setting('application-name') ?? 'CampusCart';

/** ISO 4217 code of the currency of all prices (`CURRENCY`). */
export const currency = setting('currency') ?? 'INR';

/** Domains of students' email addresses (`STUDENT_EMAIL_DOMAINS`). */
export const studentEmailDomains = (setting('student-email-domains') ?? 'vitstudent.ac.in').split(',');

/** BCP 47 language tag for formatting amounts (`LOCALE`). */
export const locale = setting('locale') ?? 'en-IN';
