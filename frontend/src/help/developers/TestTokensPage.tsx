import { useMutation } from '@apollo/client/react';
import { Button, Heading, HStack, Link as ChakraLink, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { preloadQuery } from '../../apollo/preload.ts';
import { usePageQuery } from '../../apollo/usePageQuery.ts';
import { graphql } from '../../gql/documents.ts';
import { formatDate } from '../../lib/format/dates.ts';
import { brand } from '../../lib/texts/college.ts';
import { messages } from '../../lib/texts/messages.ts';
import { ShownOnce } from '../../people/access-tokens/ShownOnce.tsx';
import { showFailure } from '../../ui/dialogs/showFailure.ts';
import { PageTitle } from '../../ui/elements/PageTitle.tsx';
import { Panel } from '../../ui/elements/Panel.tsx';
import { DeveloperPage } from './DeveloperPage.tsx';
import { nameOf } from './testPeople.ts';
import { TestTokenForm } from './TestTokenForm.tsx';

const TestTokensQuery = graphql(`
  query TestTokens {
    testTokens {
      id
      name
      person
      prefix
      expiresAt
    }
  }
`);

const RevokeTestTokenMutation = graphql(`
  mutation RevokeTestToken($id: ID!) {
    revokeTestToken(input: { id: $id }) {
      deletedId
    }
  }
`);

const loader = () => preloadQuery(TestTokensQuery, {}, 'cache-and-network');

/** Page with the viewer's tokens for test mode, and the form for a new one. */
function TestTokensPage() {
  const { data, refresh } = usePageQuery<typeof loader>();
  const [fresh, setFresh] = useState('');
  const [revoke, { loading }] = useMutation(RevokeTestTokenMutation);
  const remove = async (id: string) => {
    await revoke({ variables: { id } }).catch((error: unknown) => showFailure(error, messages.profileError));
    refresh();
  };
  const made = (token: string) => {
    setFresh(token);
    refresh();
  };
  const { testTokens } = data;
  return (
    <DeveloperPage heading="Tokens of test mode">
      <PageTitle>{`Test tokens - ${brand}`}</PageTitle>
      <Text color="fg.muted">
        They lead to a market with people who are not real. What it writes by mail is in its{' '}
        <ChakraLink asChild textDecoration="underline" color="brand.fg">
          <Link to="/developers/mailbox">mailbox</Link>
        </ChakraLink>
        .
      </Text>
      {testTokens?.length === 0 && <Text>You have none yet. The first token of a marketplace takes up to half a minute.</Text>}
      {!testTokens && <Text>This marketplace has no test mode.</Text>}
      {testTokens?.map(({ id, name, person, prefix, expiresAt }) => (
        <HStack key={id} justify="space-between" gap="4">
          <Stack gap="0" minW="0">
            <Text fontWeight="semibold" overflowWrap="anywhere">
              {name}
            </Text>
            <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
              {`cctest_${prefix}…, for ${nameOf(person)}, until ${formatDate(expiresAt)}`}
            </Text>
          </Stack>
          <Button size="sm" minH="11" variant="outline" disabled={loading} onClick={() => void remove(id)} aria-label={`Revoke ${name}`}>
            Revoke
          </Button>
        </HStack>
      ))}
      {testTokens && (
        <Panel as="section">
          <Heading as="h2" size="lg" mb="4">
            New token
          </Heading>
          <Stack gap="4">
            <TestTokenForm onMade={made} />
            {fresh && <ShownOnce what="token" secret={fresh} />}
          </Stack>
        </Panel>
      )}
    </DeveloperPage>
  );
}

export const testTokensPage = { Component: TestTokensPage, loader, failure: () => 'Your test tokens could not be loaded.' };
