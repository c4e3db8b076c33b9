import type { Domain } from '../../read/domain.ts';
import { ProductAvailabilityResolver } from './products/availability/product-availability.resolver.ts';
import { SwapTerms } from './products/availability/swap-terms.entity.ts';
import { productJsonTypes } from './products/facets/product-facets.ts';
import { Photo } from './products/photos/photo.entity.ts';
import { photoMapping } from './products/photos/photo.mapping.ts';
import { PriceChange } from './products/price-change.entity.ts';
import { Product } from './products/product.entity.ts';
import { productMapping, ratingSummaryMapping } from './products/product.mapping.ts';
import { ProductResolver } from './products/product.resolver.ts';

/** What is registered of `market/products`. */
export const products: Domain = {
  entities: [Product, Photo, PriceChange, SwapTerms],
  mappings: [photoMapping, productMapping, ratingSummaryMapping],
  jsonTypes: [...productJsonTypes],
  resolvers: [ProductResolver, ProductAvailabilityResolver],
};
