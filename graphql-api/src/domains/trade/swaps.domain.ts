import type { Domain } from '../../read/domain.ts';
import { SwapLeg } from './swaps/swap-leg.entity.ts';
import { Swap } from './swaps/swap.entity.ts';
import { swapMapping, swapLegMapping, orderSwapMapping } from './swaps/swap.mapping.ts';
import { SwapResolver } from './swaps/swap.resolver.ts';

/** What is registered of `trade/swaps`. */
export const swaps: Domain = {
  entities: [Swap, SwapLeg],
  mappings: [swapMapping, swapLegMapping, orderSwapMapping],
  resolvers: [SwapResolver],
};
