import type { FragmentType } from '@apollo/client';
import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useState, type ComponentProps } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useFragmentData } from '../../../apollo/cache/useFragmentData.ts';
import type { BuyActionsFragment as BuyActionsData } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/documents.ts';
import { messages } from '../../../lib/texts/messages.ts';
import { useSignedInAct } from '../../../apollo/session/useSignedInAct.ts';
import { useViewer } from '../../../apollo/session/useViewer.ts';
import { BusyButton } from '../../../ui/buttons/BusyButton.tsx';
import { lazyComponent } from '../../../ui/lazyComponent.tsx';
import type { BuyDialog } from './BuyDialogs.tsx';

export const BuyActionsFragment = graphql(`
  fragment BuyActions on Product {
    id: databaseId
    name
    price
    quantity
    availability
    reservedFor {
      id: databaseId
    }
    viewerCanEdit
    seller {
      id: databaseId
      name
      email
      phone
    }
  }
`);

/** Loaded once the page is shown, because the dialogs are larger than the page. A failure is shown when a dialog is opened. */
const BuyDialogs = lazyComponent({
  load: async () => (await import('./BuyDialogs.tsx')).BuyDialogs,
  message: messages.partFailed,
  failure: (alert, { dialog }) => dialog && alert,
});

/** Button with a line that explains it. */
function Action({ hint, ...button }: ComponentProps<typeof BusyButton> & { hint: string }) {
  return (
    <Stack gap="1" flex="1" minW="0">
      <BusyButton variant="outline" fontSize={{ base: 'sm', md: 'md' }} px="2" h="auto" minH="11" whiteSpace="normal" lineHeight="1.15" {...button} />
      <Text fontSize={{ base: 'xs', md: 'sm' }} color="fg.muted" textAlign={{ base: 'center', md: 'start' }} truncate>
        {hint}
      </Text>
    </Stack>
  );
}

/** Loaded when the user opens it. */
const DeleteListingDialog = lazyComponent({
  load: async () => (await import('../own/DeleteListingDialog.tsx')).DeleteListingDialog,
  message: messages.partFailed,
});

/** Actions of the seller. */
function OwnListing({ product }: { product: { id: string; name: string } }) {
  const [deleting, setDeleting] = useState(false);
  const navigate = useNavigate();
  return (
    <HStack gap="3" wrap="wrap">
      <Text color="fg.muted" flex="1">
        Your listing
      </Text>
      <Button asChild variant="outline">
        <Link to={`/dashboard/user/update-product/${product.id}`}>Edit</Link>
      </Button>
      <Button variant="outline" onClick={() => setDeleting(true)}>
        Delete
      </Button>
      {deleting && (
        <DeleteListingDialog
          product={product}
          onClose={() => setDeleting(false)}
          onDeleted={() => void navigate('/dashboard/user/products', { replace: true })}
        />
      )}
    </HStack>
  );
}

/** Returns why a viewer cannot order a listing now; undefined if they can. */
function whyNotForSale({ quantity, availability, reservedFor }: BuyActionsData, viewerId: string | undefined): string | undefined {
  if (quantity === 0) return 'Sold out for now';
  if (availability === 'PAUSED' || availability === 'EXPIRED' || availability === 'IN_REVIEW') return 'Not for sale at the moment';
  return availability === 'RESERVED' && (!reservedFor || reservedFor.id !== viewerId) ? 'Reserved for now' : undefined;
}

/** Buttons for buyers: Buy Now shows the seller's contact data, Contact Product Owner places the order. Both require a session. */
function BuyButtons({ listing }: { listing: BuyActionsData }) {
  const viewer = useViewer();
  const [dialog, setDialog] = useState<BuyDialog | null>(null);
  const notForSale = whyNotForSale(listing, viewer?.id);
  const isForSale = notForSale === undefined;
  const open = (wanted: BuyDialog) => setDialog(isForSale ? wanted : listing.quantity > 0 ? 'unavailable' : 'out-of-stock');
  const showContact = useSignedInAct('contact', () => open('contact'));
  const order = useSignedInAct('order', () => open('confirm'));
  return (
    <>
      <HStack align="start" gap="2">
        <Action onClick={showContact} hint={notForSale ?? 'Shows the contact'}>
          Buy Now
        </Action>
        <Action onClick={order} hint={notForSale ?? 'Places the order'}>
          {isForSale ? 'Contact Product Owner' : 'Not Available'}
        </Action>
      </HStack>
      {viewer && <BuyDialogs product={listing} dialog={dialog} onChange={setDialog} />}
    </>
  );
}

/** Actions on a listing: the seller edits it, others buy it. */
export function BuyActions({ product }: { product: FragmentType<typeof BuyActionsFragment> }) {
  const listing = useFragmentData(BuyActionsFragment, product);
  if (!listing) return null;
  return listing.viewerCanEdit ? <OwnListing product={listing} /> : <BuyButtons listing={listing} />;
}
