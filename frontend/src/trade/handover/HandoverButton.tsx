import { Button, VisuallyHidden } from '@chakra-ui/react';
import { useState } from 'react';
import { HandoverDialog } from './lazyHandoverDialog.ts';

/** Button that opens the handover of an order: the code for its buyer, the field for the code for its seller. */
export function HandoverButton({ orderId }: { orderId: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" minH="11" variant="outline" onClick={() => setOpen(true)}>
        Handover
        <VisuallyHidden>of order {orderId}</VisuallyHidden>
      </Button>
      {open && <HandoverDialog orderId={orderId} onClose={() => setOpen(false)} />}
    </>
  );
}
