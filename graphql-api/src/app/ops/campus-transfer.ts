import { setRemoval } from '../../infra/campuses/removal.queries.ts';
import type { PhotoCounts } from '../../infra/backup/read.ts';
import type { Written } from '../../infra/backup/write.ts';
import {
  abandonCampus,
  campusNamed,
  CampusError,
  createCampus,
  platformOf,
  suspendCampus,
  withCampus,
  type CampusAdmin,
  type CampusPlan,
} from './campus-admin.ts';
import { GRACE_DAYS } from '../campuses/campus-removal.ts';
import { isFirst } from '../campuses/open-campus.ts';
import { backUp, checkBackup, restore } from './backup.ts';

/** Writes a campus with its photos and settings to one file. Throws `CampusError` for an unknown campus. */
export async function exportCampus(admin: CampusAdmin, slug: string, path: string): Promise<PhotoCounts> {
  const platform = await platformOf(admin);
  const { name, emailDomains, settings } = await campusNamed(platform, slug);
  platform.close();
  return withCampus(admin, slug, (container) => backUp(container, path, { slug, name, emailDomains, settings }));
}

/** Target of an imported campus, and the facts that differ there. */
export type ImportPlan = Pick<CampusPlan, 'slug' | 'hosts' | 'isListed'> & Partial<Pick<CampusPlan, 'name' | 'emailDomains'>>;

/**
 * Creates a campus from the file of an export, or from a backup of an installation with a single market. A file that is damaged, incomplete, of a
 * newer release or not a backup is rejected before anything is written. Throws `BackupError` and `CampusError`.
 */
export async function importCampus(admin: CampusAdmin, plan: ImportPlan, path: string, firstSlug?: string): Promise<Written> {
  const { campus } = await checkBackup(path);
  const name = plan.name ?? campus?.name;
  if (name === undefined) throw new CampusError('The file is a backup, which has no name of a campus: add --name.');
  const facts = { name, emailDomains: plan.emailDomains ?? campus?.emailDomains ?? [], settings: campus?.settings ?? {}, categories: [], spots: [] };
  // The campus stays closed until all of its data is imported.
  await createCampus(admin, { ...facts, ...plan, name, emailDomains: facts.emailDomains }, { firstSlug, status: 'maintenance' });
  try {
    const written = await withCampus(admin, plan.slug, (container) => restore(container, path, true));
    await suspendCampus(admin, plan.slug, false);
    return written;
  } catch (error) {
    await abandonCampus(admin, plan.slug);
    throw error;
  }
}

/**
 * Closes a campus and schedules its removal after the grace period. Returns the time of removal. Throws `CampusError` for the first campus, and for
 * an unknown one.
 */
export async function deleteCampus(admin: CampusAdmin, slug: string, now = new Date()): Promise<Date> {
  const platform = await platformOf(admin);
  const campus = await campusNamed(platform, slug);
  if (isFirst(campus)) throw new CampusError('The first campus cannot be deleted: the others use its schema.');
  const at = new Date(now.getTime() + GRACE_DAYS * 86_400_000);
  await setRemoval(platform.pool, slug, at);
  platform.close();
  return at;
}
