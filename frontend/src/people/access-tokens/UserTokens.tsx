import type { FragmentType } from '@apollo/client';
import { Box, Heading, Text } from '@chakra-ui/react';
import { useFragmentData } from '../../apollo/cache/useFragmentData.ts';
import { Panel } from '../../ui/elements/Panel.tsx';
import { TokenList, TokenListFragment } from './TokenList.tsx';

interface Props {
  user: FragmentType<typeof TokenListFragment>;
  onChanged: () => void;
}

/** Access tokens of a user for administrators, who can revoke them. */
export function UserTokens({ user, onChanged }: Props) {
  const tokens = useFragmentData(TokenListFragment, user)?.accessTokens ?? [];
  return (
    <Box as="section" aria-labelledby="tokens">
      <Heading as="h2" size="lg" mb="3" id="tokens">
        Access Tokens {tokens.length > 0 && `(${tokens.length})`}
      </Heading>
      {tokens.length === 0 ? (
        <Text color="fg.muted">No access tokens.</Text>
      ) : (
        <Panel>
          <TokenList user={user} onChanged={onChanged} />
        </Panel>
      )}
    </Box>
  );
}
