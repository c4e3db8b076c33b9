import { useQuery } from '@apollo/client/react';
import { Box, Flex, Input, Stack, Text } from '@chakra-ui/react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { graphql } from '../../gql/documents.ts';
import { formatPrice } from '../../lib/format/format.ts';
import { ProductPhoto } from '../../market/photos/ProductPhoto.tsx';
import { LoadFailure } from '../../ui/elements/LoadFailure.tsx';
import { Skeleton } from '../../ui/elements/Skeleton.tsx';
import { Checkbox } from '../../ui/forms/Checkbox.tsx';
import { FormError } from '../../ui/forms/FormError.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { SelectInput } from '../../ui/forms/SelectInput.tsx';
import type { Payer, SwapSideState, Thing } from './useSwapSide.ts';

const GivableQuery = graphql(`
  query Givable($id: ID!) {
    user(id: $id) {
      id: databaseId
      products(first: 50) {
        nodes {
          id: databaseId
          name
          price
          availability
          photoUrl(width: 160)
        }
      }
    }
  }
`);

const SwapFitsQuery = graphql(`
  query SwapFits($productId: ID!, $userId: ID!) {
    swapFits(productId: $productId, userId: $userId) {
      id: databaseId
    }
  }
`);

/** Returns the listings of a buyer that can be given; undefined until they are loaded. Listings that match the wants of the seller come first. */
function useGivable(buyerId: string, wantedFor: string | undefined) {
  const { data, error, refetch } = useQuery(GivableQuery, { variables: { id: buyerId }, fetchPolicy: 'cache-and-network' });
  const variables = { productId: wantedFor ?? '', userId: buyerId };
  const fits = useQuery(SwapFitsQuery, { variables, skip: wantedFor === undefined, fetchPolicy: 'cache-and-network' });
  const ids = new Set(fits.data?.swapFits.map(({ id }) => id));
  const listed = data?.user?.products.nodes
    .filter(({ availability }) => availability === 'AVAILABLE')
    .map((thing) => ({ ...thing, isWanted: ids.has(thing.id) }))
    .toSorted((one, other) => Number(other.isWanted) - Number(one.isWanted));
  // Waits for the order of the list, so that it does not move under a finger.
  const isOrdered = fits.data !== undefined || !fits.loading;
  return { listed: isOrdered ? listed : undefined, error, refetch };
}

/** Maximum number of listings that an offer gives. */
const MOST = 3;

interface Props {
  buyerId: string;
  /** Id of the listing that the offer is for. Listings that match the wants of its seller come first. */
  wantedFor: string | undefined;
  isBuyer: boolean;
  swap: SwapSideState;
  amount: UseFormRegisterReturn;
  amountError: string | undefined;
  thingsError: string | undefined;
}

/** Buyer's listings to choose from. */
function Things({ buyerId, wantedFor, isBuyer, swap: { things, choose } }: Pick<Props, 'buyerId' | 'wantedFor' | 'isBuyer' | 'swap'>) {
  const { listed, error, refetch } = useGivable(buyerId, wantedFor);
  if (!listed && error) return <LoadFailure message="The listings could not be loaded." onRetry={() => void refetch().catch(() => undefined)} />;
  if (!listed) return <Skeleton height="24" />;
  if (listed.length === 0 && isBuyer)
    return (
      <Text>
        You have nothing to give yet. <Link to="/dashboard/user/create-product">List something first.</Link>
      </Text>
    );
  if (listed.length === 0) return <Text>The buyer has nothing to give now.</Text>;
  const isChosen = ({ id }: Thing) => things.some((each) => each.id === id);
  const toggle = (thing: Thing) => choose(isChosen(thing) ? things.filter(({ id }) => id !== thing.id) : [...things, thing]);
  return (
    <Stack gap="1" maxH="60" overflowY="auto">
      {listed.map((thing) => (
        <Flex key={thing.id} as="label" align="center" gap="3" minH="12" cursor="pointer">
          <Checkbox type="checkbox" checked={isChosen(thing)} disabled={!isChosen(thing) && things.length >= MOST} onChange={() => toggle(thing)} />
          <ProductPhoto url={thing.photoUrl} name="" w="10" flexShrink={0} borderRadius="l1" />
          <Box flex="1" minW="0" overflowWrap="anywhere" lineHeight="1.3">
            {thing.name}
            {thing.isWanted && (
              <Text fontSize="xs" color="good.fg">
                {isBuyer ? 'The seller would take it' : 'You would take it'}
              </Text>
            )}
          </Box>
          <Text color="fg.muted">{formatPrice(thing.price)}</Text>
        </Flex>
      ))}
    </Stack>
  );
}

/** Swap side of an offer: up to three listings of the buyer, and a top-up by one side. The initial top-up evens out the prices. */
export function SwapSide({ buyerId, wantedFor, isBuyer, swap, amount, amountError, thingsError }: Props) {
  const payers: [Payer, string][] = [
    ['nobody', 'Nobody adds money'],
    ['buyer', isBuyer ? 'You add money' : 'The buyer adds money'],
    ['seller', isBuyer ? 'The seller adds money' : 'You add money'],
  ];
  return (
    <>
      <Box as="fieldset" minW="0">
        <Text as="legend" fontWeight="semibold" mb="2">
          {isBuyer ? 'You give' : 'The buyer gives'}, up to {MOST}
        </Text>
        <Things buyerId={buyerId} wantedFor={wantedFor} isBuyer={isBuyer} swap={swap} />
        <FormError>{thingsError}</FormError>
      </Box>
      <FormField label="Money">
        <SelectInput choices={payers} value={swap.payer} onChange={({ target }) => swap.setPayer(target.value as Payer)} />
      </FormField>
      {swap.payer !== 'nobody' && (
        <FormField label="How much" error={amountError} hint="This evens the prices; change it as you like." required>
          <Input {...amount} inputMode="decimal" />
        </FormField>
      )}
    </>
  );
}
