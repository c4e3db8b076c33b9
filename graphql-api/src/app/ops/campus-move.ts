import { setTimeout as wait } from 'node:timers/promises';
import type { Written } from '../../infra/backup/write.ts';
import { setStatus, type Campus, type CampusStatus } from '../../infra/campuses/platform.queries.ts';
import { awaitWriters } from '../../infra/campuses/writers.queries.ts';
import type { ApplicationContainer } from '../application.ts';
import { isFirst } from '../campuses/open-campus.ts';
import { copyData, withClient } from './backup.ts';
import { abandonCampus, campusNamed, CampusError, createCampus, platformOf, withCampus, type CampusAdmin } from './campus-admin.ts';

/** Servers check for changed campuses every five seconds, and then finish running requests. */
export const SEEN_AFTER_MS = 8_000;

interface Options {
  /** Name of the other database's market when it becomes the first campus, if that database has a single market. */
  firstSlug?: string | undefined;
  /** Waits until all servers have made the campus read-only. */
  untilSeen?: () => Promise<unknown>;
}

/** What was copied, and for how many seconds the campus was read-only. */
export interface Moved extends Written {
  seconds: number;
}

async function campusOf(admin: CampusAdmin, slug: string): Promise<Campus> {
  const platform = await platformOf(admin);
  const campus = await campusNamed(platform, slug);
  platform.close();
  return campus;
}

async function change(admin: CampusAdmin, slug: string, status: CampusStatus, reason: string | null): Promise<void> {
  const platform = await platformOf(admin);
  await setStatus(platform.pool, slug, status, reason);
  platform.close();
}

/** Copies the data of a campus to the campus of the same name elsewhere, once no transaction is writing to it. */
const copyCampus = (source: ApplicationContainer, to: CampusAdmin, slug: string): Promise<Written> =>
  withCampus(to, slug, async (target) => {
    await withClient(source, awaitWriters);
    return copyData(source, target, true);
  });

/**
 * Moves a campus with its photos and settings to another database, where it is open afterwards. On the old database it stays readable, but is
 * read-only from the beginning of the copy on, also after the move, because changes here would be missing there. After an error, everything is as
 * before. Throws `CampusError`, also for the first campus, and `BackupError`.
 */
export async function moveCampus(from: CampusAdmin, to: CampusAdmin, slug: string, options: Options = {}): Promise<Moved> {
  const { firstSlug, untilSeen = () => wait(SEEN_AFTER_MS) } = options;
  const campus = await campusOf(from, slug);
  if (isFirst(campus))
    throw new CampusError('The first campus cannot be moved: the others use its schema. Export it, and import the file elsewhere.');
  if (campus.status !== 'active') throw new CampusError(`The campus ${slug} is ${campus.status}: only an active one can be moved.`);
  const { name, hosts, emailDomains, isListed, settings } = campus;
  const plan = { slug, name, hosts, emailDomains, isListed, settings, categories: [], spots: [] };
  await createCampus(to, plan, { firstSlug, status: 'maintenance' });
  try {
    const began = performance.now();
    await change(from, slug, 'moving', 'is being moved');
    await untilSeen();
    const written = await withCampus(from, slug, (source) => copyCampus(source, to, slug));
    await change(to, slug, 'active', null);
    await change(from, slug, 'moving', 'was moved: lead its hosts to the other server, then delete it here');
    return { ...written, seconds: (performance.now() - began) / 1_000 };
  } catch (error) {
    await change(from, slug, 'active', null);
    await abandonCampus(to, slug);
    throw error;
  }
}
