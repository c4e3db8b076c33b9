import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { messages } from '../../../lib/texts/messages.ts';
import { lazyComponent } from '../../../ui/lazyComponent.tsx';

const SwapTermsDialog = lazyComponent({ load: async () => (await import('./SwapTermsDialog.tsx')).SwapTermsDialog, message: messages.partFailed });

/** Button that opens the swap terms of an own listing. */
export function SwapTermsButton({ product }: { product: { id: string; name: string; openToSwap: boolean } }) {
  const [open, setOpen] = useState(false);
  const text = product.openToSwap ? 'Open to swaps' : 'Swap it';
  return (
    <>
      <Button size="sm" minH="11" variant="outline" onClick={() => setOpen(true)} aria-label={`${text}: ${product.name}`}>
        {text}
      </Button>
      {open && <SwapTermsDialog productId={product.id} onClose={() => setOpen(false)} />}
    </>
  );
}
