import { Button, chakra, HStack, Stack, Text } from '@chakra-ui/react';
import { formatDate, formatDateTime } from '../../lib/format/dates.ts';
import type { TokenListFragment } from '../../gql/graphql.ts';
import { scopesText } from './scopes.ts';

/** Personal access token, as pages show it. */
export type AccessToken = NonNullable<TokenListFragment['accessTokens']>[number];

const usedText = ({ lastUsedAt, lastUsedIp }: AccessToken): string =>
  lastUsedAt ? `last used ${formatDateTime(lastUsedAt)}${lastUsedIp ? ` from ${lastUsedIp}` : ''}` : 'never used';

/** Row of a personal access token: its scopes, its allowed addresses and its expiry. */
export function AccessTokenRow({ token, onRevoke }: { token: AccessToken; onRevoke: () => void }) {
  const { name, prefix, scopes, expiresAt, allowedIps } = token;
  return (
    <HStack as="li" justify="space-between" gap="4">
      <Stack gap="0" minW="0">
        <Text fontWeight="semibold" overflowWrap="anywhere">
          {name} {prefix && <chakra.code fontWeight="normal">{`${prefix}…`}</chakra.code>}
        </Text>
        <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
          {scopesText(scopes)}, until {formatDate(expiresAt)}, {usedText(token)}
        </Text>
        {allowedIps && (
          <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
            Only from {allowedIps.join(', ')}
          </Text>
        )}
      </Stack>
      <Button size="sm" minH="11" variant="outline" onClick={onRevoke} aria-label={`Revoke ${name}`}>
        Revoke
      </Button>
    </HStack>
  );
}
