import type { Domain } from '../../read/domain.ts';
import { KeptApart } from './swaps/proposals/kept-apart.entity.ts';
import { SwapProposalLeg } from './swaps/proposals/swap-proposal-leg.entity.ts';
import { SwapProposal } from './swaps/proposals/swap-proposal.entity.ts';
import { swapProposalLegMapping, swapProposalMapping, swapTransferMapping } from './swaps/proposals/swap-proposal.mapping.ts';
import { SwapTransfer } from './swaps/proposals/swap-transfer.entity.ts';
import { SwapLeg } from './swaps/swap-leg.entity.ts';
import { Swap } from './swaps/swap.entity.ts';
import { conversationSwapMapping, orderSwapMapping, swapLegMapping, swapMapping } from './swaps/swap.mapping.ts';
import { SwapResolver } from './swaps/swap.resolver.ts';
import { productSwapMapping, swapWantMapping } from './swaps/terms/swap-terms.mapping.ts';
import { SwapWant } from './swaps/terms/swap-want.entity.ts';

/** Registration of `trade/swaps`. */
export const swaps: Domain = {
  entities: [Swap, SwapLeg, SwapWant, SwapProposal, SwapProposalLeg, SwapTransfer, KeptApart],
  mappings: [
    swapMapping,
    swapLegMapping,
    orderSwapMapping,
    conversationSwapMapping,
    productSwapMapping,
    swapWantMapping,
    swapProposalMapping,
    swapProposalLegMapping,
    swapTransferMapping,
  ],
  resolvers: [SwapResolver],
};
