import type { Domain } from '../../read/domain.ts';
import { CampusSpot } from './spots/campus-spot.entity.ts';
import { campusSpotMapping } from './spots/campus-spot.mapping.ts';
import { CampusSpotResolver } from './spots/campus-spot.resolver.ts';
import { CampusMap } from './spots/map/campus-map.entity.ts';
import { campusMapMapping } from './spots/map/campus-map.mapping.ts';
import { CampusMapResolver } from './spots/map/campus-map.resolver.ts';
import { Season } from './spots/seasons/season.entity.ts';
import { seasonMapping } from './spots/seasons/season.mapping.ts';
import { SeasonResolver } from './spots/seasons/season.resolver.ts';

/** Everything that `market/spots` registers. */
export const spots: Domain = {
  entities: [CampusMap, CampusSpot, Season],
  mappings: [campusMapMapping, campusSpotMapping, seasonMapping],
  resolvers: [CampusMapResolver, CampusSpotResolver, SeasonResolver],
};
