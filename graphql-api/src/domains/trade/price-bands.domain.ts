import type { Domain } from '../../read/domain.ts';
import { PriceBandResolver } from './price-bands/price-band.resolver.ts';

/** Registration of `trade/price-bands`. */
export const priceBands: Domain = {
  resolvers: [PriceBandResolver],
};
