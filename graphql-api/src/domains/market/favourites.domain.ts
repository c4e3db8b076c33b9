import type { Domain } from '../../read/domain.ts';
import { Favourite } from './favourites/favourite.entity.ts';
import { favouriteProductMapping, favouriteUserMapping } from './favourites/favourite.mapping.ts';
import { FavouriteResolver } from './favourites/favourite.resolver.ts';

/** What is registered of `market/favourites`. */
export const favourites: Domain = {
  entities: [Favourite],
  mappings: [favouriteProductMapping, favouriteUserMapping],
  resolvers: [FavouriteResolver],
};
