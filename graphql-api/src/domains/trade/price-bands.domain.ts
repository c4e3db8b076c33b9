import type { Domain } from '../../read/domain.ts';
import { PriceBandResolver } from './price-bands/price-band.resolver.ts';

/** What is registered of `trade/price-bands`. */
export const priceBands: Domain = {
  resolvers: [PriceBandResolver],
};
