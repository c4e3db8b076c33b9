import { join } from 'node:path';
import { CampusSettingName, CampusSettingSource } from './college/campus-setting-name.ts';
import type { PhotoStoreSettings, PhotoUrlSettings } from './photo-store-settings.ts';
import { SettingError, type Env } from './setting-readers.ts';
import { readSettings, usualSender, type Settings } from './settings.ts';

/** Facts about a campus on which its settings depend. */
export interface CampusFacts {
  slug: string;
  name: string;
  hosts: readonly string[];
  emailDomains: readonly string[];
  /** The campus's own values, by the names of environment variables. */
  settings: Readonly<Record<string, string>>;
  /** Whether this campus existed before the others and uses the settings of the environment. */
  isFirst: boolean;
}

/** Settings that describe one college. Other campuses do not inherit them from the environment. */
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
  // Each campus has its own users.
  ...['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_CLIENT_SECRET_FILE', 'OIDC_CLAIM_COLLEGE_ID', 'AUTH_PASSWORD'],
] as const;

/** Settings that a campus may set. All others belong to the installation. */
const SETTABLE: ReadonlySet<string> = new Set([
  ...OF_COLLEGE,
  ...['CONTACT_EMAIL', 'PUBLIC_URL', 'TIME_ZONE', 'CURRENCY', 'LOCALE', 'PRICE_RANGES'],
  ...['LISTING_DAYS', 'OFFER_HOURS', 'RESERVATION_HOURS', 'PAIR_DELIVERIES'],
]);

/** Returns the address of a campus: its first host, with the protocol and port of the installation. */
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
 * Returns the sender of a campus's emails. Without MAIL_FROM, the sender is at the domain of the installation, because its mail server sends for that
 * domain, even if the campus has another contact address.
 */
function senderOf({ settings: own, isFirst }: CampusFacts, { brandName, mailFrom }: Settings, installation: Settings): string {
  if (own.MAIL_FROM) return mailFrom;
  if (isFirst && installation.mailFrom !== usualSender(installation)) return installation.mailFrom;
  return usualSender({ brandName, contactEmail: installation.contactEmail });
}

/** Throws an error that names a setting that a campus may not set. */
function assertSettable(settings: CampusFacts['settings']): void {
  const other = Object.keys(settings).find((name) => !SETTABLE.has(name));
  if (other !== undefined) throw new SettingError(`${other} is no setting of a campus: those are ${[...SETTABLE].join(', ')}.`);
}

/** Reads and validates the settings of a campus. Throws an error that names the invalid one. */
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

/** New values of settings, as written in environment variables. Null restores the value of the installation. */
export type CampusChanges = Readonly<Partial<Record<CampusSettingName, string | null>>>;

/** Returns a campus with changed settings, which are not validated. The campus keeps its domains if none are given. */
export function changedCampus(campus: CampusFacts, { STUDENT_EMAIL_DOMAINS: domains, ...changes }: CampusChanges): CampusFacts {
  const given = Object.entries({ ...campus.settings, ...changes }).filter((entry): entry is [string, string] => entry[1] !== null);
  return { ...campus, emailDomains: domains ? domains.split(',') : campus.emailDomains, settings: Object.fromEntries(given) };
}

/** Returns the source of a setting's value. `own` are the settings of the campus. A campus always has its own domains. */
export function sourceOf(
  name: CampusSettingName,
  { college }: Pick<Settings, 'college'>,
  own: CampusFacts['settings'] | undefined,
): CampusSettingSource {
  if (own && (own[name] || name === CampusSettingName.STUDENT_EMAIL_DOMAINS)) return CampusSettingSource.CAMPUS;
  return college.given.includes(name) ? CampusSettingSource.INSTALLATION : CampusSettingSource.DEFAULT;
}
