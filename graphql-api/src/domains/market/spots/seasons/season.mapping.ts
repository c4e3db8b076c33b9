import { mapType } from '../../../../read/mapping.ts';
import { Season } from './season.entity.ts';

export const seasonMapping = mapType<Season>(Season, { paged: true, fields: {} });
