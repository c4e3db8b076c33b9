import type { Domain } from '../../read/domain.ts';
import { Favourite } from './favourites/favourite.entity.ts';
import { favouriteProductMapping, favouriteUserMapping } from './favourites/favourite.mapping.ts';
import { FavouriteResolver } from './favourites/favourite.resolver.ts';

/** Everything that `market/favourites` registers. */
export const favourites: Domain = {
  entities: [Favourite],
  mappings: [favouriteProductMapping, favouriteUserMapping],
  resolvers: [FavouriteResolver],
};
