import type { Domain } from '../../read/domain.ts';
import { pointsAccountMapping, userPointsMapping } from './points/points-account.mapping.ts';
import { PointsEntry } from './points/points-entry.entity.ts';
import { pointsEntryMapping } from './points/points-entry.mapping.ts';
import { PointsResolver } from './points/points.resolver.ts';

/** Registration of `rewards/points`. */
export const points: Domain = {
  entities: [PointsEntry],
  mappings: [pointsAccountMapping, userPointsMapping, pointsEntryMapping],
  resolvers: [PointsResolver],
};
