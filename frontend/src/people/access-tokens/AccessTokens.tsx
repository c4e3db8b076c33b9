import type { FragmentType } from '@apollo/client';
import { Box, Button, chakra, Heading, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Panel } from '../../ui/elements/Panel.tsx';
import { useFragmentData } from '../../apollo/cache/useFragmentData.ts';
import { graphql } from '../../gql/documents.ts';
import { AppGrants, AppGrantsFragment } from './AppGrants.tsx';
import { NewAccessToken } from './NewAccessToken.tsx';
import { ShownOnce } from './ShownOnce.tsx';
import { TokenList, TokenListFragment } from './TokenList.tsx';

export const AccessTokensFragment = graphql(
  `
    fragment AccessTokens on User {
      id: databaseId
      ...TokenList
      ...AppGrants
    }
  `,
  TokenListFragment,
  AppGrantsFragment,
);

interface Props {
  user: FragmentType<typeof AccessTokensFragment>;
  onChanged: () => void;
}

/** Link to another page for developers, with its purpose. */
function PageLink({ to, name, about }: { to: string; name: string; about: string }) {
  return (
    <>
      <Heading as="h2" size="lg" mt="6" mb="2">
        {name}
      </Heading>
      <Text color="fg.muted" mb="4">
        {about}
      </Text>
      <Button asChild variant="outline">
        <Link to={to}>{name}</Link>
      </Button>
    </>
  );
}

/** Personal access tokens, for programs that act on behalf of the user, and links to the apps and the webhooks. */
export function AccessTokens({ user, onChanged }: Props) {
  const shown = useFragmentData(AccessTokensFragment, user);
  const [open, setOpen] = useState(false);
  const [fresh, setFresh] = useState('');
  if (!shown) return null;
  const made = (token: string) => {
    setFresh(token);
    onChanged();
  };
  return (
    <Panel as="details" onToggle={(event) => setOpen(event.currentTarget.hasAttribute('open'))}>
      <chakra.summary cursor="pointer" minH="11" alignContent="center" fontWeight="bold">
        Developer
      </chakra.summary>
      <Heading as="h2" size="lg" mt="3" mb="2">
        Access tokens
      </Heading>
      <Text color="fg.muted" mb="4">
        For your own programs, instead of your password. Try the API in the{' '}
        <a href="/explorer" style={{ textDecoration: 'underline' }}>
          explorer
        </a>
        .
      </Text>
      <Box mb="5">
        <TokenList user={shown} onChanged={onChanged} />
      </Box>
      {fresh && (
        <Box mb="5">
          <ShownOnce what="token" secret={fresh} />
        </Box>
      )}
      {open && <NewAccessToken onMade={made} />}
      <AppGrants user={shown} onChanged={onChanged} />
      <PageLink to="/dashboard/user/apps" name="Your apps" about="Sites and programs of yours that others connect, and by which they sign in." />
      <PageLink to="/dashboard/user/webhooks" name="Webhooks" about="Have your own program told what happens, instead of asking again and again." />
    </Panel>
  );
}
