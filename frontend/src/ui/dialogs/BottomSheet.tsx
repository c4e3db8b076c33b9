import { CloseButton, Dialog, Portal } from '@chakra-ui/react';
import { dialogSlotRecipe } from '@chakra-ui/react/theme';
import type { ReactNode } from 'react';

interface Props {
  title: ReactNode;
  /** Content that stays fixed below the scrolling content. */
  footer?: ReactNode;
  children: ReactNode;
  onClose: () => void;
}

/** Dialog that slides in from the bottom of the screen. */
export function BottomSheet({ title, footer, children, onClose }: Props) {
  return (
    <Dialog.Root recipe={dialogSlotRecipe} open onOpenChange={(event) => !event.open && onClose()} placement="bottom" scrollBehavior="inside">
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner p="0">
          <Dialog.Content m="0" maxH="min(85dvh, 100dvh - 108px)" maxW={{ base: 'full', md: '2xl' }} borderBottomRadius="0" bg="bg.panel">
            <Dialog.Header py="3" pe="14" alignItems="center">
              <Dialog.Title truncate>{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body pb={footer ? '2' : 'calc(16px + env(safe-area-inset-bottom))'}>{children}</Dialog.Body>
            {footer && (
              <Dialog.Footer borderTopWidth="1px" borderColor="border" pb="calc(12px + env(safe-area-inset-bottom))" pt="3">
                {footer}
              </Dialog.Footer>
            )}
            <Dialog.CloseTrigger asChild>
              <CloseButton size="lg" aria-label="Close" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
