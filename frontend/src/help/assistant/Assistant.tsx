import { Box, Button } from '@chakra-ui/react';
import { useState } from 'react';
import { frameMessages } from '../../lib/texts/frameMessages.ts';
import { Icon } from '../../ui/elements/Icon.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';

const ABOVE_BOTTOM_BAR = { base: 'calc(var(--bottom-bar) + 12px)', md: '4' };

const AssistantPanel = lazyComponent({
  load: async () => (await import('./AssistantPanel.tsx')).AssistantPanel,
  message: frameMessages.assistantLoadFailed,
  failure: (alert) => (
    <Box position="fixed" zIndex="docked" insetEnd="4" insetStart={{ base: '4', md: 'auto' }} bottom={ABOVE_BOTTOM_BAR} maxW="md">
      {alert}
    </Box>
  ),
});

/**
 * Assistant in the corner of the page, initially closed. On a product page, questions are about that product. There the button of a phone is among
 * the other actions, because in the corner it would cover them.
 */
export function Assistant({ productId }: { productId?: string }) {
  const [open, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const isAmongActions = productId !== undefined;
  const close = () => {
    setWasOpen(true);
    setOpen(false);
  };
  const toggle = (
    <Button
      aria-label="Chat With Assistant"
      // Returns the focus to the button after the assistant is closed.
      autoFocus={wasOpen}
      position={{ base: isAmongActions ? 'static' : 'fixed', md: 'fixed' }}
      // Among the actions, a higher value would draw the button above those at the bottom of the screen.
      zIndex={{ base: isAmongActions ? 'auto' : 'docked', md: 'docked' }}
      insetEnd={{ base: '3', md: '4' }}
      bottom={ABOVE_BOTTOM_BAR}
      h="12"
      minW="12"
      px={{ base: isAmongActions ? '5' : '0', md: '5' }}
      variant="surface"
      bg="bg.panel"
      color="brand.fg"
      borderRadius="full"
      boxShadow={{ base: isAmongActions ? 'none' : 'card', md: 'card' }}
      onClick={() => setOpen(true)}
    >
      <Icon>
        <path d="M12 3v3M8 6h8a4 4 0 0 1 4 4v5a4 4 0 0 1-4 4h-3l-4 3v-3H8a4 4 0 0 1-4-4v-5a4 4 0 0 1 4-4zM9 12v.01M15 12v.01" />
      </Icon>
      <Box as="span" hideBelow={isAmongActions ? undefined : 'md'}>
        Chat With Assistant
      </Box>
    </Button>
  );
  if (!open) return toggle;
  return <AssistantPanel productId={productId} onClose={close} />;
}
