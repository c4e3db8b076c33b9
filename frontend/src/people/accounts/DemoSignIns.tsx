import { Box, Button, HStack, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useIsHydrated } from '../../lib/html/useIsHydrated.ts';

interface DemoSignIn {
  label: string;
  email: string;
  password: string;
}

/** Buttons for the demo accounts. Without demo data the server returns none. */
export function DemoSignIns({ onChoose }: { onChoose: (chosen: DemoSignIn) => void }) {
  const [offers, setOffers] = useState<DemoSignIn[]>([]);
  const isHydrated = useIsHydrated();
  useEffect(() => {
    if (!isHydrated) return;
    fetch('/demo-sign-ins')
      .then((response) => response.json())
      .then((list: DemoSignIn[]) => setOffers(list))
      .catch(() => undefined);
  }, [isHydrated]);
  if (offers.length === 0) return null;
  return (
    <Box bg="accent.subtle" color="accent.fg" borderRadius="l3" p="4">
      <Text fontWeight="semibold" mb="2">
        Demo shop: sign in as
      </Text>
      <HStack wrap="wrap">
        {offers.map((offer) => (
          <Button
            key={offer.email}
            type="button"
            variant="outline"
            size="sm"
            minH="11"
            color="inherit"
            borderColor="currentColor"
            onClick={() => onChoose(offer)}
          >
            {offer.label}
          </Button>
        ))}
      </HStack>
    </Box>
  );
}
