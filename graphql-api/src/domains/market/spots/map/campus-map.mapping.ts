import { Int } from 'type-graphql';
import { mapType } from '../../../../read/mapping.ts';
import { photoColorSql, photoUrlSql, storedPhotoSql, widthArgument } from '../../../media/photos/stored-photo.mapping.ts';
import { CampusMap } from './campus-map.entity.ts';

export const campusMapMapping = mapType<CampusMap>(CampusMap, {
  fields: {
    url: {
      type: () => String,
      description: 'Path of the picture on this server. The content of a path never changes.',
      args: widthArgument,
      sql: ({ t, args }) => photoUrlSql(t.photo, args.width),
    },
    color: { type: () => String, description: 'Average colour as #rrggbb, shown while the picture loads.', sql: ({ t }) => photoColorSql(t.photo) },
    width: { type: () => Int, description: 'Width in pixels of the largest stored version.', sql: ({ t }) => storedPhotoSql(t.photo, 'width') },
    height: { type: () => Int, description: 'Height in pixels at the largest stored width.', sql: ({ t }) => storedPhotoSql(t.photo, 'height') },
  },
});
