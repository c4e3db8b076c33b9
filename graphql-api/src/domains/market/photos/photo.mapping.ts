import { Int } from 'type-graphql';
import { raw, sql, type Sql } from '../../../platform/database/sql.ts';
import { table } from '../../../platform/database/table.ts';
import { Product } from '../products/product.entity.ts';
import { mapType } from '../../../read/mapping.ts';
import { Photo } from './photo.entity.ts';
import { PHOTO_WIDTHS } from './photo-codec.ts';
import { StoredPhoto } from './stored-photo.entity.ts';

const f = table(StoredPhoto, 'f');
const l = table(Product, 'l');

/** Shown where a product has no photo. */
export const PLACEHOLDER_URL = '/photos/placeholder.svg';

/** The argument of fields with the path of a photo. */
export const widthArgument = {
  width: { type: () => Int, nullable: true, description: 'Wanted width in pixels; the next larger kept width is used.' },
};

/** SQL of the path of a photo in the smallest kept width that is at least `width` pixels; null without a photo. */
export function photoUrlSql(photoId: Sql, width: Sql | undefined): Sql {
  const largest = PHOTO_WIDTHS.at(-1)!;
  const steps = PHOTO_WIDTHS.map((step) => sql`when ${width ?? raw('640')}::integer <= ${raw(String(step))} then ${raw(String(step))}`);
  const bucket = steps.reduce((whole, step) => sql`${whole} ${step}`, raw('case'));
  return sql`(select '/photos/' || ${f.hash} || '/' || ${bucket} else ${raw(String(largest))} end || '.webp' from ${f} where ${f.id} = ${photoId})`;
}

/** SQL of the average colour of a photo, null without one. */
export function photoColorSql(photoId: Sql): Sql {
  return sql`(select ${f.color} from ${f} where ${f.id} = ${photoId})`;
}

/** SQL of a side of a photo in pixels, at the largest width that is kept; null without one. */
export const storedPhotoSql = (photoId: Sql, side: 'width' | 'height'): Sql => sql`(select ${f[side]} from ${f} where ${f.id} = ${photoId})`;

export const photoMapping = mapType<Photo>(Photo, {
  fields: {
    url: {
      type: () => String,
      description: 'Path of the photo on this server. A path never changes what it shows.',
      args: widthArgument,
      sql: ({ t, args }) => photoUrlSql(t.stored, args.width),
    },
    color: {
      type: () => String,
      description: 'Average colour as #rrggbb, to show until the photo is loaded.',
      sql: ({ t }) => photoColorSql(t.stored),
    },
    width: { type: () => Int, description: 'Pixels of the largest width that is kept.', sql: ({ t }) => storedPhotoSql(t.stored, 'width') },
    height: { type: () => Int, description: 'Pixels, at the largest width that is kept.', sql: ({ t }) => storedPhotoSql(t.stored, 'height') },
    alt: {
      type: () => String,
      description: 'What it shows, for people who do not see it: the name of the listing, and which photo it is from the second on.',
      sql: ({ t }) => sql`(select ${l.name} || case when ${t.position} = 0 then '' else ', photo ' || (${t.position} + 1) end
        from ${l} where ${l.id} = ${t.product})`,
    },
  },
});
