import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useState, useSyncExternalStore } from 'react';
import { brand } from '../../lib/texts/college.ts';
import { isAnswered, knownPrompt } from './installPrompt.ts';

/** Offer to install the app. It appears once, and only after a deal. */
export function InstallOffer() {
  const [prompt] = useState(knownPrompt);
  const answered = useSyncExternalStore(isAnswered.subscribe, isAnswered.get, isAnswered.fallback);
  if (!prompt || answered) return null;
  const install = async () => {
    isAnswered.set(true);
    await prompt.prompt();
  };
  return (
    <Stack as="section" aria-label={`Install ${brand}`} bg="brand.subtle" borderRadius="l3" p="4" gap="2">
      <Text fontWeight="semibold">Keep {brand} on your home screen</Text>
      <Text>It opens at once, and shows chats and what you looked at without a network too.</Text>
      <HStack wrap="wrap">
        <Button minH="11" onClick={() => void install()}>
          Install
        </Button>
        <Button minH="11" variant="ghost" onClick={() => isAnswered.set(true)}>
          Not now
        </Button>
      </HStack>
    </Stack>
  );
}
