import type { Domain } from '../../read/domain.ts';
import { CampusSpot } from './spots/campus-spot.entity.ts';
import { campusSpotMapping } from './spots/campus-spot.mapping.ts';
import { CampusSpotResolver } from './spots/campus-spot.resolver.ts';

/** What is registered of `market/spots`. */
export const spots: Domain = {
  entities: [CampusSpot],
  mappings: [campusSpotMapping],
  resolvers: [CampusSpotResolver],
};
