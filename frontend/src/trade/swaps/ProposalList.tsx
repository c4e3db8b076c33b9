import type { FragmentType } from '@apollo/client';
import { SimpleGrid } from '@chakra-ui/react';
import { ProposalCard } from './ProposalCard.tsx';
import type { SwapProposalFragment } from './swapDocuments.ts';

/** List of proposals, with one card each. */
export function ProposalList({ proposals }: { proposals: readonly (FragmentType<typeof SwapProposalFragment> & { id: string })[] }) {
  return (
    <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, xl: 2 }} gap="4">
      {proposals.map((proposal) => (
        <ProposalCard key={proposal.id} proposal={proposal} />
      ))}
    </SimpleGrid>
  );
}
