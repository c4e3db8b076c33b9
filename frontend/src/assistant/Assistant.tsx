import { Box, Button } from '@chakra-ui/react';
import { useState } from 'react';
import { messages } from '../lib/messages.ts';
import { Icon } from '../ui/Icon.tsx';
import { lazyComponent } from '../ui/lazyComponent.tsx';

/** Above the bottom bar of a phone, and above the actions on the page of a product. */
const placeAbove = (actions: boolean) => ({ base: `calc(var(--bottom-bar) + ${actions ? 96 : 12}px)`, md: '4' });

const AssistantPanel = lazyComponent({
  load: async () => (await import('./AssistantPanel.tsx')).AssistantPanel,
  message: messages.assistantLoadFailed,
  failure: (alert, { productId }) => (
    <Box position="fixed" zIndex="docked" insetEnd="4" insetStart={{ base: '4', md: 'auto' }} bottom={placeAbove(productId !== undefined)} maxW="md">
      {alert}
    </Box>
  ),
});

/** The assistant in the corner of the page, initially closed. On a product page, questions are about that product. */
export function Assistant({ productId }: { productId?: string }) {
  const [open, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const close = () => {
    setWasOpen(true);
    setOpen(false);
  };
  const toggle = (
    <Button
      aria-label="Chat With Assistant"
      // Closing returns the focus.
      autoFocus={wasOpen}
      position="fixed"
      zIndex="docked"
      insetEnd={{ base: '3', md: '4' }}
      bottom={placeAbove(productId !== undefined)}
      h="12"
      minW="12"
      px={{ base: '0', md: '5' }}
      variant="surface"
      bg="bg.panel"
      color="brand.fg"
      borderRadius="full"
      boxShadow="card"
      onClick={() => setOpen(true)}
    >
      <Icon>
        <path d="M12 3v3M8 6h8a4 4 0 0 1 4 4v5a4 4 0 0 1-4 4h-3l-4 3v-3H8a4 4 0 0 1-4-4v-5a4 4 0 0 1 4-4zM9 12v.01M15 12v.01" />
      </Icon>
      <Box as="span" hideBelow="md">
        Chat With Assistant
      </Box>
    </Button>
  );
  if (!open) return toggle;
  return <AssistantPanel productId={productId} onClose={close} />;
}
