import { Button, chakra, Stack, Text } from '@chakra-ui/react';
import { copyText } from '../../ui/dialogs/copyText.ts';

const texts = { copied: 'Copied', failed: 'It could not be copied. Select it and copy it yourself.' };

/** Secret that is shown only once, with Copy. `what` is its name in a sentence, such as "token". */
export function ShownOnce({ what, secret }: { what: string; secret: string }) {
  return (
    <Stack role="status" bg="good.subtle" color="good.fg" borderRadius="l2" p="4" gap="2" align="start">
      <Text fontWeight="semibold">{`Copy the ${what} now. It is not shown again.`}</Text>
      <chakra.code fontFamily="mono" fontSize="sm" whiteSpace="normal" overflowWrap="anywhere" userSelect="all" maxW="full">
        {secret}
      </chakra.code>
      <Button size="sm" minH="11" variant="outline" onClick={() => void copyText(secret, texts)}>
        {`Copy the ${what}`}
      </Button>
    </Stack>
  );
}
