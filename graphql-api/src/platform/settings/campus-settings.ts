import { join } from 'node:path';
import { CampusSettingName, CampusSettingSource } from './college/campus-setting-name.ts';
import type { PhotoStoreSettings, PhotoUrlSettings } from './photo-store-settings.ts';
import { SettingError, type Env } from './setting-readers.ts';
import { readSettings, usualSender, type Settings } from './settings.ts';

/** A campus, as far as its settings depend on it. */
export interface CampusFacts {
  slug: string;
  name: string;
  hosts: readonly string[];
  emailDomains: readonly string[];
  /** Its own values of variables of the environment. */
  settings: Readonly<Record<string, string>>;
  /** Whether it was there before the others, with the settings of the environment. */
  isFirst: boolean;
}

/** What speaks of one college: another campus does not take it from the environment. */
const OF_COLLEGE = [
  'BRAND_NAME',
  'BRAND_COLOR',
  'CONTACT_PHONE',
  'CONTACT_ADDRESS',
  'MAP_POSITION',
  'HELPLINE',
  'MAIL_FROM',
  'TERM_ENDS',
  'MEETING_TIMES',
  'COFOUNDERS',
  'POINTS',
  // Its people are others'.
  ...['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_CLIENT_SECRET_FILE', 'OIDC_CLAIM_COLLEGE_ID', 'AUTH_PASSWORD'],
] as const;

/** What a campus may set; all else is the installation's. */
const SETTABLE: ReadonlySet<string> = new Set([
  ...OF_COLLEGE,
  ...['CONTACT_EMAIL', 'PUBLIC_URL', 'TIME_ZONE', 'CURRENCY', 'LOCALE', 'PRICE_RANGES'],
  ...['LISTING_DAYS', 'OFFER_HOURS', 'RESERVATION_HOURS', 'PAIR_DELIVERIES'],
]);

/** The address of a campus: its first host, with the protocol and the port of the installation's. */
function publicUrlOf({ hosts }: CampusFacts, installation: string): string {
  const { protocol, port } = new URL(installation);
  const host = hosts[0]!;
  return `${protocol}//${host}${port === '' || host.includes(':') ? '' : `:${port}`}`;
}

function photoStoreOf(store: PhotoStoreSettings, slug: string): PhotoStoreSettings {
  if (store.kind === 'database') return store;
  if (store.kind === 'folder') return { ...store, folder: join(store.folder, 'campuses', slug) };
  return { ...store, prefix: `${store.prefix}campuses/${slug}/` };
}

const photoUrlOf = (url: PhotoUrlSettings, slug: string): PhotoUrlSettings =>
  url.kind === 'public' ? { ...url, base: `${url.base}/campuses/${slug}` } : url;

/**
 * The sender of a campus's mails. Without MAIL_FROM it is at the domain of the installation, for which its mail server speaks, whatever address the
 * campus has for contact.
 */
function senderOf({ settings: own, isFirst }: CampusFacts, { brandName, mailFrom }: Settings, installation: Settings): string {
  if (own.MAIL_FROM) return mailFrom;
  if (isFirst && installation.mailFrom !== usualSender(installation)) return installation.mailFrom;
  return usualSender({ brandName, contactEmail: installation.contactEmail });
}

/** Throws an error that names a setting which is not a campus's. */
function assertSettable(settings: CampusFacts['settings']): void {
  const other = Object.keys(settings).find((name) => !SETTABLE.has(name));
  if (other !== undefined) throw new SettingError(`${other} is no setting of a campus: those are ${[...SETTABLE].join(', ')}.`);
}

/** Reads and checks the settings of a campus. Throws an error that names the invalid one. */
export function readCampusSettings(campus: CampusFacts, env?: Env): Settings {
  const { slug, name, emailDomains, settings: own, isFirst } = campus;
  assertSettable(own);
  const installation = readSettings(env);
  const domains = { STUDENT_EMAIL_DOMAINS: emailDomains.join() };
  if (isFirst) {
    const first = readSettings(env, { ...domains, ...own });
    return { ...first, mailFrom: senderOf(campus, first, installation), campus: slug };
  }
  const ofCollege = Object.fromEntries(OF_COLLEGE.map((each) => [each, undefined]));
  const PUBLIC_URL = publicUrlOf(campus, installation.publicUrl);
  const settings = readSettings(env, { ...ofCollege, ...domains, BRAND_NAME: name, PUBLIC_URL, ...own, CAMPUS: slug });
  return {
    ...settings,
    campus: slug,
    mailFrom: senderOf(campus, settings, installation),
    demoData: false,
    dataDir: join(settings.dataDir, 'campuses', slug),
    photoStore: photoStoreOf(settings.photoStore, slug),
    photoUrl: photoUrlOf(settings.photoUrl, slug),
  };
}

/** New values of settings, as their variables are written; null: that of the installation again. */
export type CampusChanges = Readonly<Partial<Record<CampusSettingName, string | null>>>;

/** A campus with other settings, which are not checked. It keeps its domains where it gets none. */
export function changedCampus(campus: CampusFacts, { STUDENT_EMAIL_DOMAINS: domains, ...changes }: CampusChanges): CampusFacts {
  const given = Object.entries({ ...campus.settings, ...changes }).filter((entry): entry is [string, string] => entry[1] !== null);
  return { ...campus, emailDomains: domains ? domains.split(',') : campus.emailDomains, settings: Object.fromEntries(given) };
}

/** Where the value of a setting comes from. `own` are the campus's; the domains of a campus are always its own. */
export function sourceOf(
  name: CampusSettingName,
  { college }: Pick<Settings, 'college'>,
  own: CampusFacts['settings'] | undefined,
): CampusSettingSource {
  if (own && (own[name] || name === CampusSettingName.STUDENT_EMAIL_DOMAINS)) return CampusSettingSource.CAMPUS;
  return college.given.includes(name) ? CampusSettingSource.INSTALLATION : CampusSettingSource.DEFAULT;
}
