import { photoHashes } from '../../domains/media/photos/photo.queries.ts';
import { allCampuses, type Campus } from '../../infra/campuses/platform.queries.ts';
import { inPlatform } from '../../infra/campuses/platform.ts';
import { recordRemoval, rowCounts, type Certificate } from '../../infra/campuses/removal.queries.ts';
import { dropSchema } from '../../infra/campuses/role.queries.ts';
import { FIRST_SCHEMA } from '../../infra/campuses/session.queries.ts';
import { campusContainer, isFirst, type OfContainer } from './open-campus.ts';

/** Period in which a deleted campus can be restored, in days. */
export const GRACE_DAYS = 30;

/** Removes the photos of a campus that are stored outside the database. */
async function removePhotos(campus: Campus, parts: OfContainer): Promise<number> {
  const container = campusContainer(campus, parts);
  try {
    if (container.infra.settings.photoStore.kind === 'database') return 0;
    const hashes = await photoHashes(container.database.db);
    for (const hash of hashes) await container.infra.photos.remove(hash);
    return hashes.length;
  } finally {
    await container.close();
  }
}

/** Permanently removes a campus: photos, schema, role, hosts and settings. Returns a record of what was removed. */
async function removeCampus(campus: Campus, parts: OfContainer, now: Date): Promise<Certificate> {
  const { platform } = parts;
  const rows = await rowCounts(platform.pools.of({ schema: campus.schema }));
  const photos = await removePhotos(campus, parts);
  const certificate = { slug: campus.slug, name: campus.name, removedAt: now.toISOString(), rows, photos };
  await dropSchema(platform.pools.of({ schema: FIRST_SCHEMA }), campus);
  await inPlatform(platform, (client) => recordRemoval(client, certificate));
  return certificate;
}

/** Removes the campuses whose grace period is over. It can be repeated after a failure. */
export async function removeDeleted(parts: OfContainer, now: Date): Promise<Certificate[]> {
  const ended = (await allCampuses(parts.platform.pool)).filter(
    (campus) => campus.deleteAfter !== null && campus.deleteAfter <= now && !isFirst(campus),
  );
  const certificates: Certificate[] = [];
  for (const campus of ended) certificates.push(await removeCampus(campus, parts, now));
  return certificates;
}
