import { Int } from 'type-graphql';
import { sql } from '../../../../platform/database/sql.ts';
import { table } from '../../../../platform/database/table.ts';
import { mapType } from '../../../../read/mapping.ts';
import { photoColorSql, photoUrlSql, storedPhotoSql, widthArgument } from '../../../media/photos/stored-photo.mapping.ts';
import { Product } from '../product.entity.ts';
import { Photo } from './photo.entity.ts';

const l = table(Product, 'l');

export const photoMapping = mapType<Photo>(Photo, {
  fields: {
    url: {
      type: () => String,
      description: 'Path of the photo on this server. The content of a path never changes.',
      args: widthArgument,
      sql: ({ t, args }) => photoUrlSql(t.stored, args.width),
    },
    color: {
      type: () => String,
      description: 'Average colour as #rrggbb, shown while the photo loads.',
      sql: ({ t }) => photoColorSql(t.stored),
    },
    width: { type: () => Int, description: 'Width in pixels of the largest stored version.', sql: ({ t }) => storedPhotoSql(t.stored, 'width') },
    height: { type: () => Int, description: 'Height in pixels at the largest stored width.', sql: ({ t }) => storedPhotoSql(t.stored, 'height') },
    alt: {
      type: () => String,
      description: 'Alternative text: the name of the listing, and from the second photo on its number.',
      sql: ({ t }) => sql`(select ${l.name} || case when ${t.position} = 0 then '' else ', photo ' || (${t.position} + 1) end
        from ${l} where ${l.id} = ${t.product})`,
    },
  },
});
