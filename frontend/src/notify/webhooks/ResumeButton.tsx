import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useMutation } from '@apollo/client/react';
import { Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { messages } from '../../lib/texts/messages.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { showFailure } from '../../ui/dialogs/showFailure.ts';
import { ResumeWebhookMutation } from './webhookMutations.ts';

/**
 * Returns the position before the oldest stored event, if the error says that the events after which a webhook stopped are no longer stored;
 * otherwise undefined.
 */
function beforeOldest(error: unknown): string | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  const details = error.errors[0]?.extensions?.details as { oldest?: string } | undefined;
  return details?.oldest === undefined ? undefined : String(BigInt(details.oldest) - 1n);
}

/**
 * Button that resumes a webhook where it stopped. If those events are no longer stored, it asks whether to continue with the oldest ones that are.
 */
export function ResumeButton({ id }: { id: string }) {
  const [resume, { loading }] = useMutation(ResumeWebhookMutation);
  const [later, setLater] = useState<string>();
  const attempt = async (from?: string) => {
    try {
      await resume({ variables: { id, from: from ?? null } });
      setLater(undefined);
    } catch (error) {
      const oldest = beforeOldest(error);
      if (oldest === undefined) showFailure(error, messages.actFailed);
      setLater(oldest);
    }
  };
  return (
    <>
      <Button variant="outline" loading={loading} onClick={() => void attempt()}>
        Resume
      </Button>
      <ConfirmDialog
        open={later !== undefined}
        title="Go on with the oldest events that are kept?"
        busy={loading}
        onYes={() => void attempt(later)}
        onNo={() => setLater(undefined)}
      >
        <Text>The events where it stopped are no longer kept, and what waits to be sent is forgotten. Your program has to read what it missed.</Text>
      </ConfirmDialog>
    </>
  );
}
