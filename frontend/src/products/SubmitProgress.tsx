import { HStack, Spinner, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';

const steps = [
  'Checking with the marketplace norms...',
  'Validating image with AI...',
  'Analysing description with AI...',
  'Ensuring compliance with standards...',
  'Final verification...',
];

const EVERY_MS = 2000;

/** The steps of the review while a listing is submitted, one every 2 seconds. */
export function SubmitProgress() {
  const [step, setStep] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setStep((current) => (current + 1) % steps.length), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <HStack bg="accent.subtle" color="accent.fg" borderRadius="l3" p="4" role="status">
      <Spinner size="sm" />
      <Text>{steps[step]}</Text>
    </HStack>
  );
}
