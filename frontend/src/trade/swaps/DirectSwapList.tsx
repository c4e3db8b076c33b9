import type { FragmentType } from '@apollo/client';
import { Box, Flex, Heading, SimpleGrid, Text } from '@chakra-ui/react';
import { useFragmentData } from '../../apollo/cache/useFragmentData.ts';
import { useViewer } from '../../apollo/session/useViewer.ts';
import { formatDate } from '../../lib/format/dates.ts';
import { ProductPhoto } from '../../market/photos/ProductPhoto.tsx';
import { legTexts, transferTexts } from './ringText.ts';
import { DirectSwapFragment } from './swapDocuments.ts';
import { SwapLinks } from './SwapLinks.tsx';
import { swapStates } from './swapStatus.ts';

type Swap = FragmentType<typeof DirectSwapFragment> & { id: string };

function DirectSwapCard({ swap }: { swap: Swap }) {
  const shown = useFragmentData(DirectSwapFragment, swap);
  const viewerId = useViewer()?.id;
  if (!shown) return null;
  const { legs, status, createdAt } = shown;
  const payments = legs.flatMap(({ giver, receiver, topUp }) => (topUp > 0 ? [{ from: receiver, to: giver, amount: topUp }] : []));
  return (
    <Box as="li" p="4" borderWidth="1px" borderColor="border" borderRadius="l3" bg="bg.panel" overflowWrap="anywhere">
      <Flex gap="2" mb="2" aria-hidden>
        {legs.map(({ product }, index) => (
          <ProductPhoto key={product?.id ?? index} url={product?.photoUrl ?? ''} name="" w="16" borderRadius="l2" />
        ))}
      </Flex>
      {[...legTexts(legs, viewerId), ...transferTexts(payments, viewerId)].map((line) => (
        <Text key={line} lineHeight="1.4" mb="1">
          {line}
        </Text>
      ))}
      <Text fontSize="sm" color="fg.muted" aria-live="polite">
        {swapStates[status]} · {formatDate(createdAt)}
      </Text>
      <SwapLinks swap={shown} />
    </Box>
  );
}

/** List of swaps that were agreed through an offer, under a heading. Renders nothing if there are none. */
export function DirectSwapList({ title, swaps }: { title: string; swaps: readonly Swap[] }) {
  if (swaps.length === 0) return null;
  return (
    <Box mb="6">
      <Heading as="h3" fontSize="md" mb="2">
        {title}
      </Heading>
      <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, xl: 2 }} gap="4">
        {swaps.map((swap) => (
          <DirectSwapCard key={swap.id} swap={swap} />
        ))}
      </SimpleGrid>
    </Box>
  );
}
