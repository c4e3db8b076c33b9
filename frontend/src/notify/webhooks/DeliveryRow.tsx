import { useMutation } from '@apollo/client/react';
import { Box, Button, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import type { FragmentType } from '@apollo/client';
import { useState } from 'react';
import { useFragmentData } from '../../apollo/cache/useFragmentData.ts';
import { graphql } from '../../gql/documents.ts';
import { formatDateTime } from '../../lib/format/dates.ts';
import { messages } from '../../lib/texts/messages.ts';
import { showFailure } from '../../ui/dialogs/showFailure.ts';
import { toast } from '../../ui/dialogs/toaster.ts';
import { Panel } from '../../ui/elements/Panel.tsx';
import { Preformatted } from '../../ui/Preformatted.tsx';
import { outcomeText, typeText } from './webhookTexts.ts';

export const DeliveryFragment = graphql(`
  fragment Delivery on WebhookDelivery {
    id: databaseId
    at
    attempt
    durationMs
    status
    error
    requestHeaders
    requestBody
    responseBody
    nextAttemptAt
  }
`);

const ResendDeliveryMutation = graphql(`
  mutation ResendDelivery($id: ID!) {
    resendDelivery(input: { id: $id }) {
      delivery {
        id: databaseId
        status
        error
      }
    }
  }
`);

/** Returns the event type of a body as text, such as "Order placed". */
const subjectOf = (body: string): string => typeText((JSON.parse(body) as { type: string }).type);

/** Request or response as text, which scrolls if it is long. */
function Sent({ label, text }: { label: string; text: string }) {
  return (
    <Box>
      <Text fontWeight="semibold" fontSize="sm">
        {label}
      </Text>
      <Preformatted label={label} maxH="64" whiteSpace="pre-wrap" overflowWrap="anywhere">
        {text}
      </Preformatted>
    </Box>
  );
}

interface Props {
  delivery: FragmentType<typeof DeliveryFragment>;
  onSent: () => void;
}

/** Delivery of a webhook: its outcome, the request and the response, and Send again. */
export function DeliveryRow({ delivery, onSent }: Props) {
  const shown = useFragmentData(DeliveryFragment, delivery);
  const [open, setOpen] = useState(false);
  const [resend, { loading }] = useMutation(ResendDeliveryMutation);
  if (!shown) return null;
  const { id, at, attempt, durationMs, requestHeaders, requestBody, responseBody, nextAttemptAt, error } = shown;
  const subject = subjectOf(requestBody);
  const sendAgain = async () => {
    try {
      const { data } = await resend({ variables: { id } });
      const sent = data!.resendDelivery.delivery;
      toast[sent.error === null ? 'success' : 'error'](outcomeText(sent));
      onSent();
    } catch (failure) {
      showFailure(failure, messages.actFailed);
    }
  };
  const facts = [
    formatDateTime(at),
    attempt > 1 && `attempt ${attempt}`,
    `${durationMs} ms`,
    nextAttemptAt && `next attempt ${formatDateTime(nextAttemptAt)}`,
  ];
  return (
    <Panel as="li">
      <Flex justify="space-between" align="start" gap="3" wrap="wrap">
        <Stack gap="0" minW="0">
          <Text fontWeight="semibold" overflowWrap="anywhere">
            {subject}
          </Text>
          <Text color={error === null ? 'good.fg' : 'bad.fg'}>{outcomeText(shown)}</Text>
          <Text color="fg.muted" fontSize="sm">
            {facts.filter(Boolean).join(', ')}
          </Text>
        </Stack>
        <Button
          size="sm"
          minH="11"
          variant="outline"
          loading={loading}
          onClick={() => void sendAgain()}
          aria-label={`Send again: ${subject}, ${formatDateTime(at)}`}
        >
          Send again
        </Button>
      </Flex>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <chakra.summary cursor="pointer" minH="11" alignContent="center">
          Request and response
        </chakra.summary>
        {open && (
          <Stack gap="3" pt="2">
            <Sent label="Request headers" text={requestHeaders} />
            <Sent label="Request body" text={requestBody} />
            {responseBody === null ? <Text>There was no response.</Text> : <Sent label="Response body" text={responseBody || '(empty)'} />}
          </Stack>
        )}
      </details>
    </Panel>
  );
}
