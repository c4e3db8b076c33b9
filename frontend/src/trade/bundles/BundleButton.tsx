import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useSignedInAct } from '../../apollo/session/useSignedInAct.ts';
import { useViewer } from '../../apollo/session/useViewer.ts';
import type { ProductFilter } from '../../gql/graphql.ts';
import { messages } from '../../lib/texts/messages.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';

/** Loaded when it is asked for. */
const BundleDialog = lazyComponent({
  load: async () => (await import('./BundleDialog.tsx')).BundleDialog,
  message: messages.partFailed,
});

interface Props {
  label: string;
  seller: { id: string; name: string };
  /** Which listings of the seller are offered. */
  filter: ProductFilter;
  /** Those that are chosen at first. */
  first?: readonly string[];
  onOrdered?: (ids: readonly string[]) => void;
}

/** Opens the choice of what is bought together from one seller; guests sign in first. */
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
