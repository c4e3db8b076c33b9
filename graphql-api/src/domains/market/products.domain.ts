import type { Domain } from '../../read/domain.ts';
import { ProductAvailabilityResolver } from './products/availability/product-availability.resolver.ts';
import { spotListingMapping } from './products/facets/spot-listings.mapping.ts';
import { SwapTerms } from './products/availability/swap-terms.entity.ts';
import { productJsonTypes } from './products/facets/product-facets.ts';
import { Photo } from './products/photos/photo.entity.ts';
import { photoMapping } from './products/photos/photo.mapping.ts';
import { PriceChange } from './products/price-change.entity.ts';
import { PriceSchedule } from './products/price-schedule/price-schedule.entity.ts';
import { priceScheduleMapping, priceStepMapping, productScheduleMapping } from './products/price-schedule/price-schedule.mapping.ts';
import { PriceScheduleResolver } from './products/price-schedule/price-schedule.resolver.ts';
import { PriceStep } from './products/price-schedule/price-step.entity.ts';
import { Product } from './products/product.entity.ts';
import { productMapping, ratingSummaryMapping } from './products/product.mapping.ts';
import { ProductResolver } from './products/product.resolver.ts';

/** Everything that `market/products` registers. */
export const products: Domain = {
  entities: [Product, Photo, PriceChange, SwapTerms, PriceSchedule, PriceStep],
  mappings: [photoMapping, productMapping, ratingSummaryMapping, priceScheduleMapping, priceStepMapping, productScheduleMapping, spotListingMapping],
  jsonTypes: [...productJsonTypes],
  resolvers: [ProductResolver, ProductAvailabilityResolver, PriceScheduleResolver],
};
