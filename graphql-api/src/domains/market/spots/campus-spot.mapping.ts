import { mapType } from '../../../read/mapping.ts';
import { CampusSpot } from './campus-spot.entity.ts';

export const campusSpotMapping = mapType<CampusSpot>(CampusSpot, { fields: {} });
