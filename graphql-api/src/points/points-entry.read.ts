import { readModel } from '../read/model.ts';
import { PointsEntry } from './points-entry.entity.ts';

readModel<PointsEntry>(PointsEntry, { paged: true, fields: {} });
