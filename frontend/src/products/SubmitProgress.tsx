import { HStack, Spinner, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';

const PICTURE_STEP = 'Validating image with AI...';

/** The steps of the review, in the order in which the server takes them. */
const steps = [
  'Checking with the marketplace norms...',
  PICTURE_STEP,
  'Analysing description with AI...',
  'Ensuring compliance with standards...',
  'Final verification...',
];

const EVERY_MS = 2000;

/** The steps that run while a listing is submitted, one every 2 seconds until the last; without a new photo no picture is checked. */
export function SubmitProgress({ hasPhoto }: { hasPhoto: boolean }) {
  const running = hasPhoto ? steps : steps.filter((step) => step !== PICTURE_STEP);
  const last = running.length - 1;
  const [step, setStep] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setStep((current) => Math.min(current + 1, last)), EVERY_MS);
    return () => clearInterval(timer);
  }, [last]);
  return (
    <HStack bg="accent.subtle" color="accent.fg" borderRadius="l3" p="4" role="status">
      <Spinner size="sm" />
      <Text>{running[step]}</Text>
    </HStack>
  );
}
