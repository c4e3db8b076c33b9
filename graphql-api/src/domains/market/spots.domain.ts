import type { Domain } from '../../read/domain.ts';
import { CampusSpot } from './spots/campus-spot.entity.ts';
import { campusSpotMapping } from './spots/campus-spot.mapping.ts';
import { CampusSpotResolver } from './spots/campus-spot.resolver.ts';
import { Season } from './spots/seasons/season.entity.ts';
import { seasonMapping } from './spots/seasons/season.mapping.ts';
import { SeasonResolver } from './spots/seasons/season.resolver.ts';

/** What is registered of `market/spots`. */
export const spots: Domain = {
  entities: [CampusSpot, Season],
  mappings: [campusSpotMapping, seasonMapping],
  resolvers: [CampusSpotResolver, SeasonResolver],
};
