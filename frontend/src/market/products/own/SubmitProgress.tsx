import { useSubscription } from '@apollo/client/react';
import { Box, HStack, Spinner, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import type { NormsStep } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/documents.ts';
import { idempotencyKeyOf } from '../../../lib/files/idempotencyKey.ts';

const ReviewStepsFinished = graphql(`
  subscription ReviewStepsFinished($idempotencyKey: String, $productId: ID) {
    reviewStepsFinished(idempotencyKey: $idempotencyKey, productId: $productId)
  }
`);

interface Step {
  step: NormsStep;
  text: string;
}

const VERIFICATION: Step = { step: 'VERIFICATION', text: 'Final verification...' };

/** Steps of the review, in the order in which they are shown. */
const steps: Step[] = [
  { step: 'NORMS', text: 'Checking with the marketplace norms...' },
  { step: 'PICTURE', text: 'Validating image with AI...' },
  { step: 'DESCRIPTION', text: 'Analysing description with AI...' },
  { step: 'STANDARDS', text: 'Ensuring compliance with standards...' },
  VERIFICATION,
];

const EVERY_MS = 2000;

/** Returns a step number that counts from 0 to `last`, one every 2 seconds. */
function useTimedStep(last: number): number {
  const [step, setStep] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setStep((current) => Math.min(current + 1, last)), EVERY_MS);
    return () => clearInterval(timer);
  }, [last]);
  return step;
}

/** Returns the first step that the server has not finished. Steps that the server skips end with the verdict. */
function unfinished(running: readonly Step[], finished: readonly NormsStep[]): Step {
  if (finished.includes('VERIFICATION')) return VERIFICATION;
  return running.find(({ step }) => !finished.includes(step)) ?? VERIFICATION;
}

interface Props {
  hasPhoto: boolean;
  /** Draft of a new listing, which has the idempotency key. */
  draft: string;
  /** Id of the listing that is changed; undefined for a new one. */
  productId?: string | undefined;
}

/**
 * Steps of the review while a listing is submitted, as the server reports them finished. Until the first report, while the form is being sent or the
 * socket is down, a timer shows a step every 2 seconds. Without a new photo there is no picture step.
 */
export function SubmitProgress({ hasPhoto, draft, productId }: Props) {
  const running = hasPhoto ? steps : steps.filter(({ step }) => step !== 'PICTURE');
  // Kept in state, because the draft gets a new key after a success, while this component is still shown.
  const [variables] = useState(() => (productId ? { productId } : { idempotencyKey: idempotencyKeyOf(draft) }));
  const { data } = useSubscription(ReviewStepsFinished, { variables, fetchPolicy: 'no-cache' });
  const timed = running[useTimedStep(running.length - 1)]!;
  const finished = data?.reviewStepsFinished ?? [];
  const { text } = finished.length === 0 ? timed : unfinished(running, finished);
  // The server skips steps that cannot run, such as the picture step without a classifier.
  const total = finished.includes('VERIFICATION') ? finished.length : running.length;
  return (
    <HStack bg="accent.subtle" color="accent.fg" borderRadius="l3" p="4" role="status">
      <Spinner size="sm" />
      <Box>
        <Text>{text}</Text>
        {finished.length > 0 && (
          <Text fontSize="sm">
            {finished.length} of {total} checks finished
          </Text>
        )}
      </Box>
    </HStack>
  );
}
