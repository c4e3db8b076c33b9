import { useMutation } from '@apollo/client/react';
import { Button, HStack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { removeFromCache } from '../../apollo/cache/listUpdates.ts';
import { messages } from '../../lib/texts/messages.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { showFailure } from '../../ui/dialogs/showFailure.ts';
import { toast } from '../../ui/dialogs/toaster.ts';
import { DeleteWebhookMutation, PauseWebhookMutation, RotateSecretMutation, TestWebhookMutation } from './webhookMutations.ts';
import { ResumeButton } from './ResumeButton.tsx';
import { outcomeText } from './webhookTexts.ts';

interface Props {
  webhook: { id: string; name: string; isActive: boolean };
  /** Called when something was sent or the status has changed. */
  onChanged: () => void;
  onSecret: (secret: string) => void;
}

const questions = {
  delete: { title: (name: string) => `Delete ${name}?`, text: 'Its deliveries and what waits to be sent are deleted with it.', destructive: true },
  renew: {
    title: (name: string) => `Another secret for ${name}?`,
    text: 'For 24 hours both secrets sign. Give the new one to your program by then.',
    destructive: false,
  },
} as const;

/** Actions of the owner on a webhook. */
export function WebhookActions({ webhook: { id, name, isActive }, onChanged, onSecret }: Props) {
  const [pause, pausing] = useMutation(PauseWebhookMutation);
  const [test, testing] = useMutation(TestWebhookMutation);
  const [rotate, rotating] = useMutation(RotateSecretMutation);
  const [remove, removing] = useMutation(DeleteWebhookMutation);
  const [asked, setAsked] = useState<keyof typeof questions | null>(null);
  const navigate = useNavigate();
  const variables = { id };

  const attempt = (act: () => Promise<void>) => () => void act().catch((error: unknown) => showFailure(error, messages.actFailed));
  const sendTest = attempt(async () => {
    const { data } = await test({ variables });
    const { delivery } = data!.testWebhook;
    toast[delivery.error === null ? 'success' : 'error'](outcomeText(delivery));
    onChanged();
  });
  const confirmed = {
    renew: attempt(async () => {
      const { data } = await rotate({ variables });
      onSecret(data!.rotateWebhookSecret.secret);
      setAsked(null);
    }),
    delete: attempt(async () => {
      await remove({ variables });
      toast.success(`${name} is deleted.`);
      await navigate('/dashboard/user/webhooks');
      removeFromCache(removing.client.cache, 'Webhook', id);
    }),
  };
  const question = asked && questions[asked];
  return (
    <HStack wrap="wrap" gap="2">
      <Button onClick={sendTest} loading={testing.loading}>
        Send a test
      </Button>
      {isActive ? (
        <Button variant="outline" loading={pausing.loading} onClick={attempt(async () => void (await pause({ variables })))}>
          Pause
        </Button>
      ) : (
        <ResumeButton id={id} />
      )}
      <Button variant="outline" onClick={() => setAsked('renew')}>
        New secret
      </Button>
      <Button variant="outline" onClick={() => setAsked('delete')}>
        Delete
      </Button>
      <ConfirmDialog
        open={asked !== null}
        title={question?.title(name) ?? ''}
        destructive={question?.destructive ?? false}
        busy={rotating.loading || removing.loading}
        onYes={() => asked && confirmed[asked]()}
        onNo={() => setAsked(null)}
      >
        <Text>{question?.text}</Text>
      </ConfirmDialog>
    </HStack>
  );
}
