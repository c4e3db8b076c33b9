import { Box, Button, HStack, Text } from '@chakra-ui/react';
import { copyText } from '../../ui/dialogs/copyText.ts';
import { Preformatted } from '../../ui/Preformatted.tsx';

const texts = { copied: 'Copied', failed: 'It could not be copied. Select it and copy it yourself.' };

/** Labelled block of code, which scrolls if it is wide, with Copy. */
export function CodeBlock({ label, code }: { label: string; code: string }) {
  return (
    <Box>
      <HStack justify="space-between" gap="2">
        <Text fontWeight="semibold" fontSize="sm">
          {label}
        </Text>
        <Button size="sm" minH="11" variant="ghost" onClick={() => void copyText(code, texts)} aria-label={`Copy ${label}`}>
          Copy
        </Button>
      </HStack>
      <Preformatted label={label} maxH="96">
        {code}
      </Preformatted>
    </Box>
  );
}
