import { Box, CloseButton, Dialog, Image, Portal } from '@chakra-ui/react';
import { dialogSlotRecipe } from '@chakra-ui/react/theme';
import { useState } from 'react';

/** Photo in full screen. A click doubles its size. */
export function PhotoZoom({ url, name, onClose }: { url: string; name: string; onClose: () => void }) {
  const [large, setLarge] = useState(false);
  return (
    <Dialog.Root recipe={dialogSlotRecipe} open onOpenChange={(event) => !event.open && onClose()} size="full">
      <Portal>
        <Dialog.Positioner p="0">
          <Dialog.Content data-full-screen="" aria-label={`Photo: ${name}`} m="0" borderRadius="0" bg="#17151f" color="#f2eee4">
            <Box h="100dvh" overflow="auto" display="grid" tabIndex={0}>
              <Image
                src={url}
                alt={name}
                m="auto"
                w={large ? '200vw' : '100vw'}
                maxW="none"
                h={large ? 'auto' : '100dvh'}
                objectFit="contain"
                cursor={large ? 'zoom-out' : 'zoom-in'}
                onClick={() => setLarge(!large)}
              />
            </Box>
            <Dialog.CloseTrigger asChild>
              <CloseButton size="lg" aria-label="Close" bg="#2a2636" color="#f2eee4" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
