import { Button, chakra, HStack, Text } from '@chakra-ui/react';
import type { AppsQuery } from '../../../gql/graphql.ts';
import { formatDate } from '../../../lib/format/dates.ts';
import { Panel } from '../../../ui/elements/Panel.tsx';
import { scopesText } from '../../access-tokens/scopes.ts';

export type ListedApp = AppsQuery['apps']['nodes'][number];

interface Props {
  app: ListedApp;
  onApprove: () => void;
  onDelete: () => void;
}

/** An app, and what administrators do with it. */
export function AppLine({ app, onApprove, onDelete }: Props) {
  const { name, homepage, clientId, redirectUris, scopes, owner, approvedAt, createdAt, isConfidential } = app;
  return (
    <Panel as="li">
      <Text fontWeight="bold" overflowWrap="anywhere">
        {name}
      </Text>
      <Text fontSize="sm" overflowWrap="anywhere">
        <chakra.a href={homepage} target="_blank" rel="noreferrer noopener" textDecoration="underline">
          {homepage}
        </chakra.a>
        , by {owner.name}, {formatDate(createdAt)}
      </Text>
      <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
        {scopes.length > 0 ? scopesText(scopes) : 'sign-in only'}; leads back to {redirectUris.join(', ')}
        {!isConfidential && '; keeps no secret'}
      </Text>
      <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
        <chakra.code>{clientId}</chakra.code>
      </Text>
      <HStack mt="2">
        {!approvedAt && (
          <Button size="sm" minH="11" onClick={onApprove} aria-label={`Approve ${name}`}>
            Approve
          </Button>
        )}
        <Button size="sm" minH="11" variant="outline" onClick={onDelete} aria-label={`Delete ${name}`}>
          Delete
        </Button>
      </HStack>
    </Panel>
  );
}
