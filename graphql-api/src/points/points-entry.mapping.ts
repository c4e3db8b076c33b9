import { mapType } from '../read/mapping.ts';
import { PointsEntry } from './points-entry.entity.ts';

mapType<PointsEntry>(PointsEntry, { paged: true, fields: {} });
