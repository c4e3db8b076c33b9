import { Button } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';

const AssistantPanel = lazy(async () => ({ default: (await import('./AssistantPanel.tsx')).AssistantPanel }));

/** The assistant in its corner, closed until it is asked for; about a product where one is open. */
export function Assistant({ productId }: { productId?: string }) {
  const [open, setOpen] = useState(false);
  const toggle = (
    // On a phone the page of a product has its actions at the bottom.
    <Button
      position="fixed"
      zIndex="docked"
      insetEnd="4"
      bottom={productId ? { base: '32', md: '4' } : '4'}
      size="lg"
      borderRadius="full"
      boxShadow="card"
      onClick={() => setOpen(true)}
    >
      Chat With Assistant
    </Button>
  );
  if (!open) return toggle;
  return (
    <Suspense fallback={toggle}>
      <AssistantPanel productId={productId} onClose={() => setOpen(false)} />
    </Suspense>
  );
}
