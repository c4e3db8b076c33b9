import { Box, Button, HStack, Text } from '@chakra-ui/react';
import { useIsHydrated } from '../../lib/html/useIsHydrated.ts';
import { useSignInState } from '../../apollo/session/signInState.ts';
import { hasPasswords } from '../../lib/texts/signInWays.ts';

/**
 * Link to the sign-in of the college, which returns to the page from which the user came. The divider below it introduces the sign-in with a
 * password.
 */
export function CollegeButton() {
  const from = useSignInState()?.from;
  // Only the browser knows the history entry. The server's HTML is the same for everybody.
  const search = useIsHydrated() && from ? `?${new URLSearchParams({ from }).toString()}` : '';
  return (
    <>
      <Button asChild size="lg" variant={hasPasswords ? 'outline' : 'solid'}>
        {/* A plain link, because the server responds and the router has no such page. */}
        <a href={`/auth/college${search}`}>Sign in with your college</a>
      </Button>
      {hasPasswords && (
        <HStack>
          <Box flex="1" borderTopWidth="1px" />
          <Text color="fg.muted">or</Text>
          <Box flex="1" borderTopWidth="1px" />
        </HStack>
      )}
    </>
  );
}
