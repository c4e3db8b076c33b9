import { Badge, HStack, Text } from '@chakra-ui/react';
import type { FragmentType } from '@apollo/client';
import { useFragmentData } from '../../apollo/cache/useFragmentData.ts';
import { graphql } from '../../gql/documents.ts';
import { lagText, statusTexts } from './webhookTexts.ts';

export const WebhookStatusFragment = graphql(`
  fragment WebhookStatus on Webhook {
    id: databaseId
    status
    statusReason
    lag
  }
`);

const colors = { ACTIVE: 'good', PAUSED: 'accent', FAILING: 'bad', DISABLED: 'bad' } as const;

/** Line that says whether a webhook receives events, why not, and how far it is behind. */
export function WebhookStatusLine({ webhook }: { webhook: FragmentType<typeof WebhookStatusFragment> }) {
  const shown = useFragmentData(WebhookStatusFragment, webhook);
  if (!shown) return null;
  const { status, statusReason, lag } = shown;
  const color = colors[status];
  return (
    <HStack wrap="wrap" gap="2">
      <Badge bg={`${color}.subtle`} color={`${color}.fg`}>
        {statusTexts[status]}
      </Badge>
      <Text color="fg.muted" fontSize="sm">
        {[statusReason, lagText(lag)].filter(Boolean).join(' ')}
      </Text>
    </HStack>
  );
}
