import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useSignedInAct } from '../../apollo/session/useSignedInAct.ts';
import { useViewer } from '../../apollo/session/useViewer.ts';
import type { ProductFilter } from '../../gql/graphql.ts';
import { messages } from '../../lib/texts/messages.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';

/** Loaded when the user opens it. */
const BundleDialog = lazyComponent({
  load: async () => (await import('./BundleDialog.tsx')).BundleDialog,
  message: messages.partFailed,
});

interface Props {
  label: string;
  seller: { id: string; name: string };
  /** Filter for the listings of the seller that are offered. */
  filter: ProductFilter;
  /** Ids of the listings that are selected at first. */
  first?: readonly string[];
  onOrdered?: (ids: readonly string[]) => void;
}

/** Button that opens the list of what to buy together from one seller. Guests sign in first. */
export function BundleButton({ label, seller, filter, first = [], onOrdered }: Props) {
  const viewer = useViewer();
  const [isOpen, setOpen] = useState(false);
  const open = useSignedInAct(`together-${seller.id}`, () => setOpen(true));
  return (
    <>
      <Button variant="outline" minH="11" h="auto" py="2" whiteSpace="normal" onClick={open}>
        {label}
      </Button>
      {isOpen && viewer && <BundleDialog seller={seller.name} filter={filter} first={first} onOrdered={onOrdered} onClose={() => setOpen(false)} />}
    </>
  );
}
