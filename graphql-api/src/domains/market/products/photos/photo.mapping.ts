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
