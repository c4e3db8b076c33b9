import { Dialog, Portal } from '@chakra-ui/react';
import { dialogSlotRecipe } from '@chakra-ui/react/theme';
import type { ReactNode } from 'react';
import { useConnectionNotice } from '../../../lib/useConnectionNotice.ts';
import { CloseChat } from './CloseChat.tsx';

/** Chat on top of the page: full screen on phones, at the side on tablets. */
export function ChatDialog({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  // On a phone the notice about the connection is above the chat, so that it does not cover error messages and Retry.
  const top = useConnectionNotice() ? '72px' : '0';
  return (
    <Dialog.Root recipe={dialogSlotRecipe} open onOpenChange={(event) => !event.open && onClose()} scrollBehavior="inside">
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner justifyContent="flex-end" alignItems="stretch" p="0">
          <Dialog.Content
            data-full-screen="chat"
            m="0"
            h="100dvh"
            maxH="100dvh"
            w="full"
            maxW={{ base: 'full', md: '28rem' }}
            borderRadius="0"
            bg="bg"
          >
            <Dialog.Header alignItems="center" justifyContent="space-between" py="1" px="4">
              <Dialog.Title lineClamp={1}>{title}</Dialog.Title>
              <CloseChat onClose={onClose} />
            </Dialog.Header>
            <Dialog.Body
              display="flex"
              flexDirection="column"
              gap="3"
              minH="0"
              px="4"
              pt={{ base: top, md: '0' }}
              pb="calc(12px + env(safe-area-inset-bottom))"
              overflow="hidden"
            >
              {children}
            </Dialog.Body>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
