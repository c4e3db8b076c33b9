import type { FragmentType } from '@apollo/client';
import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useFragmentData } from '../../apollo/cache/useFragmentData.ts';
import { graphql } from '../../gql/documents.ts';
import { formatDate } from '../../lib/format/dates.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { Panel } from '../../ui/elements/Panel.tsx';
import type { BuyPerkProps } from './BuyPerkSheet.tsx';
import { perkNames, perkText, type PerkOffer } from './perkText.ts';

export const SpendFragment = graphql(`
  fragment Spend on User {
    id: databaseId
    points {
      spendable
      perks(first: 3) {
        nodes {
          id: databaseId
          perk
          endsAt
          endedAt
          returned
          shown
          opened
          product {
            id: databaseId
            name
          }
        }
      }
    }
  }
`);

const BuyPerkSheet = lazyComponent<BuyPerkProps>({
  load: async () => (await import('./BuyPerkSheet.tsx')).BuyPerkSheet,
  message: 'The perks could not be loaded.',
});

/** Returns the price of a perk in words. */
const priceOf = ({ points, isPerDay, minDays, maxDays, endsAt }: PerkOffer): string => {
  if (isPerDay) return `${points} points a day, ${minDays} to ${maxDays} days`;
  return `${points} points ${endsAt ? `until ${formatDate(endsAt)}` : `for ${maxDays} days`}`;
};

function Offer({ offer, spendable, onBuy }: { offer: PerkOffer; spendable: number; onBuy: () => void }) {
  const missing = offer.points - spendable;
  return (
    <Flex as="li" justify="space-between" align="center" gap="3" wrap="wrap" py="3" borderBottomWidth="1px" borderColor="border">
      <Box minW="0" flex="1 1 12rem">
        <Text fontWeight="semibold">{offer.name}</Text>
        <Text color="fg.muted" fontSize="sm">
          {offer.description}
        </Text>
        <Text fontSize="sm">{priceOf(offer)}</Text>
      </Box>
      {missing > 0 ? (
        <Text color="fg.muted" fontSize="sm">
          {missing} more points needed
        </Text>
      ) : (
        <Button variant="outline" minH="11" onClick={onBuy} aria-label={`Buy ${offer.name}`}>
          Buy
        </Button>
      )}
    </Flex>
  );
}

interface Props {
  user: FragmentType<typeof SpendFragment>;
  offers: readonly PerkOffer[];
  /** Called after a purchase. */
  onBought: () => void;
}

/** Panel with the perks that points buy, and the latest purchases. */
export function SpendPanel({ user, offers, onBought }: Props) {
  const points = useFragmentData(SpendFragment, user)?.points;
  const promoted = useSearchParams()[0].get('promote') ?? undefined;
  const [chosen, setChosen] = useState<PerkOffer>();
  if (!points) return null;
  return (
    <Panel id="spend">
      <Heading as="h2" size="lg">
        Spend
      </Heading>
      <Text color="fg.muted">{points.spendable} points to spend on a listing of yours</Text>
      <Stack as="ul" listStyleType="none" gap="0">
        {offers.map((offer) => (
          <Offer key={offer.perk} offer={offer} spendable={points.spendable} onBuy={() => setChosen(offer)} />
        ))}
      </Stack>
      {points.perks?.nodes.map((bought) => (
        <Text key={bought.id} mt="3" fontSize="sm" overflowWrap="anywhere">
          <Text as="span" fontWeight="semibold">
            {perkNames[bought.perk]}
            {bought.product && ` · ${bought.product.name}`}
          </Text>{' '}
          <Text as="span" color="fg.muted">
            {perkText(bought)}
          </Text>
        </Text>
      ))}
      {chosen && (
        <BuyPerkSheet offer={chosen} spendable={points.spendable} productId={promoted} onBought={onBought} onClose={() => setChosen(undefined)} />
      )}
    </Panel>
  );
}
