import { Button } from '@chakra-ui/react';

/** Close button of a chat, both beside the page and on top of it. */
export function CloseChat({ onClose }: { onClose: () => void }) {
  return (
    <Button variant="outline" onClick={onClose}>
      Close
    </Button>
  );
}
