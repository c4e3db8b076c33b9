import { mapType } from '../read/mapping.ts';
import { PointsEntry } from './points-entry.entity.ts';

export const pointsEntryMapping = mapType<PointsEntry>(PointsEntry, { paged: true, fields: {} });
