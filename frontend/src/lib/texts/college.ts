import { onServer } from '../html/onServer.ts';
import { pageSettings } from './pageSettings.ts';

/** A setting that the server writes into the page; undefined where no server made it, as in development and in unit tests. */
const setting = (name: string): string | undefined =>
  onServer ? pageSettings.get(name) : document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;

/** The site's name (`BRAND_NAME`). */
export const brand = setting('application-name') ?? 'CampusCart';

/** ISO 4217 code of the currency of all prices (`CURRENCY`). */
export const currency = setting('currency') ?? 'INR';

/** The domains of students' email addresses (`STUDENT_EMAIL_DOMAINS`). */
export const studentEmailDomains = (setting('student-email-domains') ?? 'vitstudent.ac.in').split(',');

/** BCP 47 tag of the way in which amounts are written (`LOCALE`). */
export const locale = setting('locale') ?? 'en-IN';
