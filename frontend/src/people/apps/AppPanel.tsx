import type { FragmentType } from '@apollo/client';
import { chakra, HStack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useFragmentData } from '../../apollo/cache/useFragmentData.ts';
import { graphql } from '../../gql/documents.ts';
import { formatDate } from '../../lib/format/dates.ts';
import { Panel } from '../../ui/elements/Panel.tsx';
import { scopesText } from '../access-tokens/scopes.ts';

export const AppPanelFragment = graphql(`
  fragment AppPanel on App {
    id: databaseId
    name
    homepage
    clientId
    redirectUris
    scopes
    isConfidential
    createdAt
  }
`);

interface Props {
  app: FragmentType<typeof AppPanelFragment>;
  /** Text that says who can use the app. */
  status: string;
  /** Owner of the app; omitted for the viewer's own apps. */
  owner?: ReactNode;
  /** Buttons for the viewer's actions. */
  children: ReactNode;
}

/** App in a list, for its owner and administrators. */
export function AppPanel({ app, status, owner, children }: Props) {
  const shown = useFragmentData(AppPanelFragment, app);
  if (!shown) return null;
  const { name, homepage, clientId, redirectUris, scopes, createdAt, isConfidential } = shown;
  return (
    <Panel as="li">
      <Text fontWeight="bold" overflowWrap="anywhere">
        {name}
      </Text>
      <Text fontSize="sm" overflowWrap="anywhere">
        <chakra.a href={homepage} target="_blank" rel="noreferrer noopener" textDecoration="underline">
          {homepage}
        </chakra.a>
        {owner && <>, by {owner}</>}, {formatDate(createdAt)}
      </Text>
      <Text fontSize="sm">{status}</Text>
      <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
        {scopes.length > 0 ? scopesText(scopes) : 'sign-in only'}; leads back to {redirectUris.join(', ')}
        {!isConfidential && '; keeps no secret'}
      </Text>
      <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
        <chakra.code>{clientId}</chakra.code>
      </Text>
      <HStack mt="2">{children}</HStack>
    </Panel>
  );
}
