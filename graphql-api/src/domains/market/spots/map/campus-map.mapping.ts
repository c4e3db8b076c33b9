import { Int } from 'type-graphql';
import { mapType } from '../../../../read/mapping.ts';
import { photoColorSql, photoUrlSql, storedPhotoSql, widthArgument } from '../../../media/photos/stored-photo.mapping.ts';
import { CampusMap } from './campus-map.entity.ts';

export const campusMapMapping = mapType<CampusMap>(CampusMap, {
  fields: {
    url: {
      type: () => String,
      description: 'Path of the picture on this server. A path never changes what it shows.',
      args: widthArgument,
      sql: ({ t, args }) => photoUrlSql(t.photo, args.width),
    },
    color: { type: () => String, description: 'Average colour as #rrggbb, to show until it is loaded.', sql: ({ t }) => photoColorSql(t.photo) },
    width: { type: () => Int, description: 'Pixels of the largest width that is kept.', sql: ({ t }) => storedPhotoSql(t.photo, 'width') },
    height: { type: () => Int, description: 'Pixels, at the largest width that is kept.', sql: ({ t }) => storedPhotoSql(t.photo, 'height') },
  },
});
