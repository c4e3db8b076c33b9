import { useMutation, useQuery } from '@apollo/client/react';
import { Button, Stack, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { invalidateOfferedProducts } from '../../apollo/cache/listUpdates.ts';
import { graphql } from '../../gql/documents.ts';
import { newKey } from '../../lib/files/idempotencyKey.ts';
import { plural } from '../../lib/format/format.ts';
import { requestErrorOf } from '../../lib/texts/requestError.ts';
import { BottomSheet } from '../../ui/dialogs/BottomSheet.tsx';
import type { PerkOffer } from './perkText.ts';
import { ActivePerksFragment } from './ActivePerks.tsx';
import { toast } from '../../ui/dialogs/toaster.ts';
import { LoadFailure } from '../../ui/elements/LoadFailure.tsx';
import { Skeleton } from '../../ui/elements/Skeleton.tsx';
import { FormError } from '../../ui/forms/FormError.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { SelectInput } from '../../ui/forms/SelectInput.tsx';

const PromotableQuery = graphql(`
  query Promotable {
    me {
      id: databaseId
      products(first: 50) {
        nodes {
          id: databaseId
          name
          availability
        }
      }
    }
  }
`);

const BuyPerkMutation = graphql(
  `
    mutation BuyPerk($input: BuyPerkInput!) {
      buyPerk(input: $input) {
        message
        product {
          id: databaseId
          highlighted
          ...ActivePerks
        }
      }
    }
  `,
  ActivePerksFragment,
);

export interface BuyPerkProps {
  offer: PerkOffer;
  /** Number of points that the viewer can spend. */
  spendable: number;
  /** Id of the listing that is selected at first. Defaults to the newest. */
  productId?: string | undefined;
  onBought: () => void;
  onClose: () => void;
}

/** Returns the numbers of days that the viewer can afford; empty if the perk has a fixed duration. */
function payableDays({ isPerDay, minDays, maxDays, points }: PerkOffer, spendable: number): number[] {
  if (!isPerDay || minDays === null || maxDays === null) return [];
  return Array.from({ length: maxDays - minDays + 1 }, (_, index) => minDays + index).filter((days) => days * points <= spendable);
}

/** Returns a function that buys a perk. If the response is lost, a retry does not buy it twice. */
function usePurchase({ offer, onBought, onClose }: BuyPerkProps) {
  const [buy, { loading, error }] = useMutation(BuyPerkMutation, { update: invalidateOfferedProducts });
  const attempt = useRef({ of: '', key: '' });
  const purchase = async (productId: string, days: number | undefined) => {
    const of = `${productId} ${days}`;
    if (attempt.current.of !== of) attempt.current = { of, key: newKey() };
    const { data } = await buy({ variables: { input: { productId, perk: offer.perk, days, idempotencyKey: attempt.current.key } } });
    if (data) toast.success(data.buyPerk.message);
    onBought();
    onClose();
  };
  const failure = error && (requestErrorOf(error).message ?? 'It could not be bought. Try again.');
  return { purchase: (productId: string, days?: number) => void purchase(productId, days).catch(() => undefined), loading, failure };
}

/** Sheet that asks for the listing and the number of days for a perk. */
export function BuyPerkSheet(props: BuyPerkProps) {
  const { offer, spendable, productId, onClose } = props;
  const { data, error, refetch } = useQuery(PromotableQuery, { fetchPolicy: 'cache-and-network' });
  const { purchase, loading, failure } = usePurchase(props);
  const listings = data?.me?.products.nodes.filter(({ availability }) => availability === 'AVAILABLE');
  const days = payableDays(offer, spendable);
  const [chosen, setChosen] = useState<{ listing?: string; days?: number }>({});
  const listing = [chosen.listing, productId, listings?.[0]?.id].find((id) => listings?.some((each) => each.id === id));
  const duration = days.length > 0 ? (chosen.days ?? days[0]) : undefined;
  const cost = offer.points * (duration ?? 1);
  const content = () => {
    if (!listings)
      return error ? (
        <LoadFailure message="Your listings could not be loaded." onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <Skeleton height="40" />
      );
    if (!listing)
      return (
        <Text>
          You have nothing that can be ordered now. <Link to="/dashboard/user/create-product">List something first.</Link>
        </Text>
      );
    return (
      <>
        <FormField label="Listing">
          <SelectInput
            choices={listings.map(({ id, name }) => [id, name] as const)}
            value={listing}
            onChange={({ target }) => setChosen({ ...chosen, listing: target.value })}
          />
        </FormField>
        {duration !== undefined && (
          <FormField label="For how long">
            <SelectInput
              choices={days.map((each) => [each, `${plural(each, 'day')}, ${each * offer.points} points`] as const)}
              value={duration}
              onChange={({ target }) => setChosen({ ...chosen, days: Number(target.value) })}
            />
          </FormField>
        )}
        <Text color="fg.muted" fontSize="sm">
          Days that are left come back as points when it sells or you take it down.
        </Text>
        <FormError>{failure}</FormError>
        <Button minH="11" loading={loading} onClick={() => purchase(listing, duration)}>
          Buy for {cost} points
        </Button>
      </>
    );
  };
  return (
    <BottomSheet title={offer.name} onClose={onClose}>
      <Stack gap="4">
        <Text>{offer.description}</Text>
        {content()}
      </Stack>
    </BottomSheet>
  );
}
