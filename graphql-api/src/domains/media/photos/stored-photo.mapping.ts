import { Int } from 'type-graphql';
import { raw, sql, type Sql } from '../../../platform/database/sql.ts';
import { table } from '../../../platform/database/table.ts';
import { PHOTO_WIDTHS } from './photo-codec.ts';
import { StoredPhoto } from './stored-photo.entity.ts';

const f = table(StoredPhoto, 'f');

/** Picture shown for a product without a photo. */
export const PLACEHOLDER_URL = '/photos/placeholder.svg';

/** Argument of fields that return the path of a photo. */
export const widthArgument = {
  width: { type: () => Int, nullable: true, description: 'Desired width in pixels; the next larger stored width is used.' },
};

/** SQL of the path of a photo in the smallest stored width that is at least `width` pixels; null without a photo. */
export function photoUrlSql(photoId: Sql, width: Sql | undefined): Sql {
  const largest = PHOTO_WIDTHS.at(-1)!;
  const steps = PHOTO_WIDTHS.map((step) => sql`when ${width ?? raw('640')}::integer <= ${raw(String(step))} then ${raw(String(step))}`);
  const bucket = steps.reduce((whole, step) => sql`${whole} ${step}`, raw('case'));
  return sql`(select '/photos/' || ${f.hash} || '/' || ${bucket} else ${raw(String(largest))} end || '.webp' from ${f} where ${f.id} = ${photoId})`;
}

/** SQL of the average colour of a photo; null without one. */
export function photoColorSql(photoId: Sql): Sql {
  return sql`(select ${f.color} from ${f} where ${f.id} = ${photoId})`;
}

/** SQL of the width or height of a photo's largest stored width, in pixels; null without a photo. */
export const storedPhotoSql = (photoId: Sql, side: 'width' | 'height'): Sql => sql`(select ${f[side]} from ${f} where ${f.id} = ${photoId})`;
