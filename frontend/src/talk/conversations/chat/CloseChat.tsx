import { Button } from '@chakra-ui/react';

/** The Close button of a chat, beside the page and above it. */
export function CloseChat({ onClose }: { onClose: () => void }) {
  return (
    <Button variant="outline" onClick={onClose}>
      Close
    </Button>
  );
}
