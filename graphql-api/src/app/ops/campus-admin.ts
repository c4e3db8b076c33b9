import { addCategories } from '../../domains/market/categories/category.service.ts';
import { addCampusSpots } from '../../domains/market/spots/campus-spot.service.ts';
import { createPlatform, inPlatform, openPlatform, ownerOf, prepareSchema, type Platform } from '../../infra/campuses/platform.ts';
import {
  allCampuses,
  deleteCampusRow,
  hasPlatform,
  insertCampus,
  setDue,
  setStatus,
  updateCampus,
  type Campus,
  type CampusStatus,
  type NewCampus,
} from '../../infra/campuses/platform.queries.ts';
import { dropSchema } from '../../infra/campuses/role.queries.ts';
import { FIRST_SCHEMA } from '../../infra/campuses/session.queries.ts';
import { campusPubSubs } from '../../infra/pubsub/campus-pubsub.ts';
import type { CampusFacts } from '../../platform/settings/campus-settings.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import type { ApplicationContainer, PrimaryApplication } from '../application.ts';
import { campusContainer, factsOf } from '../campuses/open-campus.ts';

/** A campus as described by an operator. */
export interface CampusPlan {
  slug: string;
  name: string;
  hosts: string[];
  emailDomains: string[];
  isListed: boolean;
  /** Settings by the names of environment variables. */
  settings: Record<string, string>;
  /** First categories and meeting places. */
  categories: string[];
  spots: string[];
}

/** An error about an operator's request. */
export class CampusError extends Error {}

const SLUG = /^[a-z][a-z0-9-]{1,30}$/;
const HOST = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*(:\d{1,5})?$/;

type SettingsOf = (campus: CampusFacts) => Settings;

/** What is needed to administer the campuses of a database. */
export interface CampusAdmin {
  primary: PrimaryApplication;
  settingsOf: SettingsOf;
}

/** Throws `CampusError` for a name, host or domain that is not allowed or that another campus has. */
function assertFree({ slug, hosts, emailDomains }: Pick<CampusPlan, 'slug' | 'hosts' | 'emailDomains'>, others: readonly Campus[]): void {
  if (!SLUG.test(slug)) throw new CampusError('A slug has 2 to 31 lower-case letters, digits and hyphens, and begins with a letter.');
  if (hosts.length === 0) throw new CampusError('A campus needs a host: --hosts market.college.example');
  if (emailDomains.length === 0) throw new CampusError('A campus needs the domains of its addresses: --domains student.college.example');
  const wrong = hosts.find((host) => !HOST.test(host));
  if (wrong !== undefined) throw new CampusError(`"${wrong}" is no host name.`);
  const taken = others.find((other) => other.hosts.some((host) => hosts.includes(host)));
  if (taken) throw new CampusError(`A host is that of the campus ${taken.slug} already.`);
}

/** Registers the market of the database as the first campus, unless it is already registered. */
async function registerFirst(platform: Platform, { infra: { settings } }: PrimaryApplication, slug: string, now: Date): Promise<void> {
  if ((await allCampuses(platform.pool)).length > 0) return;
  const owner = await ownerOf(platform, slug, FIRST_SCHEMA);
  const hosts = [new URL(settings.publicUrl).hostname];
  assertFree({ slug, hosts, emailDomains: settings.studentEmailDomains }, []);
  await prepareSchema(platform, owner);
  const facts = { slug, name: settings.brandName, hosts, emailDomains: settings.studentEmailDomains, isListed: true, settings: {} };
  await inPlatform(platform, (client) => insertCampus(client, { ...facts, ...owner }, now));
}

/** Opens the market of one campus, for a command or a test. */
export function containerOf({ primary, settingsOf }: CampusAdmin, platform: Platform, campus: Campus): ApplicationContainer {
  const log = { warn: (details: object, text: string) => console.error(text, details) };
  return campusContainer(campus, { platform, primary, settingsOf, pubsubOf: campusPubSubs(primary.infra.pubsub), log });
}

/** Opens the campuses of the database. Throws `CampusError` if it has a single market. */
export async function platformOf({ primary }: CampusAdmin): Promise<Platform> {
  const platform = await openPlatform(primary.database, new Date());
  if (!platform) throw new CampusError('There is one market. The first `npm run campus -- create` makes it the first of several campuses.');
  return platform;
}

/** Returns the campus with a name. Throws `CampusError` for an unknown name. */
export async function campusNamed({ pool }: Platform, slug: string): Promise<Campus> {
  const found = (await allCampuses(pool)).find((campus) => campus.slug === slug);
  if (!found) throw new CampusError(`There is no campus ${slug}.`);
  return found;
}

/** Runs work with the open market of the campus with a name. Throws `CampusError` for an unknown name. */
export async function withCampus<Result>(
  admin: CampusAdmin,
  slug: string,
  work: (container: ApplicationContainer) => Promise<Result>,
): Promise<Result> {
  const platform = await platformOf(admin);
  const container = containerOf(admin, platform, await campusNamed(platform, slug));
  try {
    return await work(container);
  } finally {
    await container.close();
    platform.close();
  }
}

async function addFirstData(container: ApplicationContainer, { categories, spots }: CampusPlan): Promise<void> {
  const ctx = container.context(null, 'command line');
  if (categories.length > 0) await addCategories(ctx, categories);
  if (spots.length > 0) await addCampusSpots(ctx, spots);
}

/** Creates the schema of a campus and registers it. If that fails, everything created is removed. */
async function build(platform: Platform, campus: NewCampus, status: CampusStatus, now: Date): Promise<void> {
  try {
    await prepareSchema(platform, campus);
    await inPlatform(platform, (client) => insertCampus(client, campus, now, status));
    await setDue(platform.pool, campus.slug, now);
  } catch (error) {
    await dropSchema(platform.pools.of({ schema: FIRST_SCHEMA }), campus).catch(() => undefined);
    throw error;
  }
}

interface CreateOptions {
  /** Name of the database's existing market when it becomes the first campus. */
  firstSlug?: string | undefined;
  status?: CampusStatus;
}

/** Removes a campus whose creation failed. */
export async function abandonCampus(admin: CampusAdmin, slug: string): Promise<void> {
  const platform = await platformOf(admin);
  const campus = await campusNamed(platform, slug);
  await dropSchema(platform.pools.of({ schema: FIRST_SCHEMA }), campus);
  await deleteCampusRow(platform.pool, slug);
  platform.close();
}

/**
 * Creates a campus with its own tables, rights and first data. At the first call, the database's existing market becomes the first campus, with the
 * name `firstSlug`. Throws `CampusError`, and an error about an invalid setting.
 */
export async function createCampus(
  admin: CampusAdmin,
  plan: CampusPlan,
  { firstSlug = 'main', status = 'active' }: CreateOptions = {},
): Promise<void> {
  const now = new Date();
  const { primary, settingsOf } = admin;
  const { categories: _categories, spots: _spots, ...facts } = plan;
  assertFree(plan, []);
  settingsOf({ ...facts, isFirst: false });
  await primary.database.withoutMigrations(async () => {
    // If there are several campuses already, a server's start migrates their tables.
    if (!(await hasPlatform(primary.database.shared.pool))) await primary.database.runPendingMigrations();
    const platform = await createPlatform(primary.database, now);
    await registerFirst(platform, primary, firstSlug, now);
    const others = await allCampuses(platform.pool);
    if (others.some(({ slug }) => slug === plan.slug)) throw new CampusError(`There is a campus ${plan.slug} already.`);
    assertFree(plan, others);
    await build(platform, { ...facts, ...(await ownerOf(platform, plan.slug)) }, status, now);
    const container = containerOf(admin, platform, await campusNamed(platform, plan.slug));
    try {
      await addFirstData(container, plan);
    } finally {
      await container.close();
    }
    platform.close();
  });
}

/** Changes the public facts of a campus. Null restores a setting of the installation. Throws `CampusError`, and an error about a setting. */
export async function changeCampus(
  admin: CampusAdmin,
  slug: string,
  { settings = {}, ...changes }: Partial<Omit<NewCampus, 'settings' | 'slug' | 'schema' | 'role'>> & { settings?: Record<string, string | null> },
): Promise<void> {
  const platform = await platformOf(admin);
  const campus = await campusNamed(platform, slug);
  const given = Object.entries({ ...campus.settings, ...settings }).filter((entry): entry is [string, string] => entry[1] !== null);
  const changed = { ...campus, ...changes, settings: Object.fromEntries(given) };
  const others = (await allCampuses(platform.pool)).filter((other) => other.slug !== slug);
  assertFree(changed, others);
  admin.settingsOf(factsOf(changed));
  await inPlatform(platform, (client) => updateCampus(client, changed));
  platform.close();
}

/** Closes a campus for everyone except its operators, or reopens it. Throws `CampusError` for an unknown campus. */
export async function suspendCampus(admin: CampusAdmin, slug: string, isSuspended: boolean): Promise<void> {
  const platform = await platformOf(admin);
  const isKnown = await setStatus(platform.pool, slug, isSuspended ? 'suspended' : 'active', null);
  platform.close();
  if (!isKnown) throw new CampusError(`There is no campus ${slug}.`);
}
