import type { FragmentType } from '@apollo/client';
import { Button, HStack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useFragmentData } from '../../../apollo/cache/useFragmentData.ts';
import type { ListingActionsFragment as ListingActionsData } from '../../../gql/graphql.ts';
import { formatDate } from '../../../lib/format/dates.ts';
import { messages } from '../../../lib/texts/messages.ts';
import { SoldDialog } from '../own/SoldDialog.tsx';
import { useBuyers } from '../own/useBuyers.ts';
import { useListingChanges, ListingActionsFragment } from '../own/useListingChanges.ts';
import { showFailure } from '../../../ui/dialogs/showFailure.ts';

const RENEWABLE_DAYS = 14;
const DAY_MS = 86_400_000;

const endsSoon = (expiresAt: string) => Date.parse(expiresAt) - Date.now() < RENEWABLE_DAYS * DAY_MS;

/** Returns which actions a listing allows. */
function possible({ quantity, availability, expiresAt }: Omit<ListingActionsData, 'name'>) {
  const isSold = quantity === 0;
  return {
    isSold,
    isRenewable: !isSold && (availability === 'EXPIRED' || endsSoon(expiresAt)),
    isPausable: !isSold && (availability === 'PAUSED' || availability === 'AVAILABLE'),
  };
}

/**
 * Actions of a seller on a listing with one tap: renew it, pause it or resume it, mark it as sold or put it back on sale. If people have ordered it,
 * the seller chooses the buyer.
 */
export function ListingActions({ product }: { product: FragmentType<typeof ListingActionsFragment> & { id: string } }) {
  const shown = useFragmentData(ListingActionsFragment, product);
  const { id } = product;
  const { isBusy, pause, resume, putBack, renew, sell } = useListingChanges(id);
  const findBuyers = useBuyers(id);
  const [buyers, setBuyers] = useState<{ id: string; name: string }[]>([]);
  const sellTo = async (buyerId?: string) => {
    await sell(buyerId);
    setBuyers([]);
  };
  const chooseBuyer = async () => {
    try {
      const found = await findBuyers();
      if (found.length > 0) setBuyers(found);
      else await sell();
    } catch (error) {
      showFailure(error, messages.productUpdateError);
    }
  };
  if (!shown) return null;
  const { name, availability, expiresAt } = shown;
  const isExpired = availability === 'EXPIRED';
  const isPaused = availability === 'PAUSED';
  const { isSold, isRenewable, isPausable } = possible(shown);
  const action = (label: string, onClick: () => Promise<void>) => (
    <Button
      variant="ghost"
      size="sm"
      minH="11"
      px="2"
      // A disabled button would lose the focus.
      aria-disabled={isBusy}
      onClick={() => void (isBusy || onClick())}
      aria-label={`${label}: ${name}`}
    >
      {label}
    </Button>
  );
  return (
    <>
      {isRenewable && (
        <Text fontSize="sm" color="fg.muted">
          {isExpired ? 'Nobody sees it until you renew it.' : `In the lists until ${formatDate(expiresAt)}.`}
        </Text>
      )}
      <HStack gap="1" wrap="wrap">
        {isRenewable && action('Renew', renew)}
        {/* A single button for both states, so that it keeps the focus. */}
        {isPausable && (isPaused ? action('Resume', resume) : action('Pause', pause))}
        {isSold ? action('Put back on sale', putBack) : action('Mark as sold', chooseBuyer)}
      </HStack>
      {buyers.length > 0 && <SoldDialog buyers={buyers} isBusy={isBusy} onChoose={(buyerId) => void sellTo(buyerId)} onClose={() => setBuyers([])} />}
    </>
  );
}
