import { Button, chakra, Stack, Text } from '@chakra-ui/react';
import { toast } from '../../ui/dialogs/toaster.ts';

/** Copies a text. Pages without TLS have no clipboard, and a browser may refuse it. */
async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success('Copied');
  } catch {
    toast.error('It could not be copied. Select it and copy it yourself.');
  }
}

/** A secret that is shown this once, with Copy. `what` is its name in a sentence, such as "token". */
export function ShownOnce({ what, secret }: { what: string; secret: string }) {
  return (
    <Stack role="status" bg="good.subtle" color="good.fg" borderRadius="l2" p="4" gap="2" align="start">
      <Text fontWeight="semibold">{`Copy the ${what} now. It is not shown again.`}</Text>
      <chakra.code fontFamily="mono" fontSize="sm" whiteSpace="normal" overflowWrap="anywhere" userSelect="all" maxW="full">
        {secret}
      </chakra.code>
      <Button size="sm" minH="11" variant="outline" onClick={() => void copy(secret)}>
        {`Copy the ${what}`}
      </Button>
    </Stack>
  );
}
