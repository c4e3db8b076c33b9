import { authorize } from '../../../../access/policy.ts';
import { messages } from '../../../../messages.ts';
import type { Ctx } from '../../../../platform/context.ts';
import { invalid } from '../../../../platform/errors.ts';
import { inTransaction } from '../../../../platform/database/transaction.ts';
import { checkInput } from '../../../../platform/input/validation.ts';
import type { QuerySource } from '../../../../read/query-source.ts';
import { AuditAction } from '../../../log/audit/audit-entry.entity.ts';
import { recordAudit } from '../../../log/audit/audit.service.ts';
import { readPhoto, readUpload, storePhoto } from '../../../media/photos/photo.service.ts';
import type { IncomingFile } from '../../../media/photos/uploaded-file.ts';
import { SetCampusMapInput } from './campus-map.inputs.ts';
import { deleteMap, putMap, uploadedMap } from './campus-map.queries.ts';

/** Maximum ratio of a map's longer side to its shorter side, because pins are chosen on a phone. */
const LONGEST = 2;

/** Returns the uploaded map. */
export function campusMap(_ctx: Ctx): QuerySource {
  return uploadedMap();
}

/** Reads and stores the picture of a map. Returns the photo's id. */
async function storeMap(ctx: Ctx, file: IncomingFile): Promise<string> {
  const read = await readPhoto(ctx, await readUpload(ctx, file));
  const { width, height } = read.encoded;
  if (Math.max(width, height) > LONGEST * Math.min(width, height)) throw invalid('photo', messages.mapShape);
  return storePhoto(ctx, read);
}

/**
 * Uploads the map on which spots have their pins, replacing an earlier one, or removes it. The pins keep their positions, which are in hundredths.
 * Administrators only. Returns null if there is no map afterwards. Throws INVALID_INPUT and TOO_LARGE about `photo`, RATE_LIMITED.
 */
export async function setCampusMap(ctx: Ctx, input: SetCampusMapInput): Promise<{ id: string } | null> {
  authorize(ctx, 'spot:manage');
  const { photo: file } = checkInput(SetCampusMapInput, input);
  const photo = file ? await storeMap(ctx, file) : undefined;
  // The job for unused photos removes the photo of the earlier map.
  return inTransaction(ctx, async (tx) => {
    const id = photo === undefined ? undefined : await putMap(tx, photo);
    if (id === undefined && !(await deleteMap(tx))) return null;
    await recordAudit(tx, { action: AuditAction.MAP_CHANGED, subject: id === undefined ? 'The drawn map' : 'An uploaded map' });
    return id === undefined ? null : { id };
  });
}
