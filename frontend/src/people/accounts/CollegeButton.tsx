import { Box, Button, HStack, Text } from '@chakra-ui/react';
import { useIsHydrated } from '../../lib/html/useIsHydrated.ts';
import { useSignInState } from '../../apollo/session/signInState.ts';
import { hasPasswords } from '../../lib/texts/signInWays.ts';

/** Leads to the sign-in of the college, and back to the page from which somebody came. What follows it is the other way, with a password. */
export function CollegeButton() {
  const from = useSignInState()?.from;
  // The history entry is the browser's; the server's HTML is for everybody.
  const search = useIsHydrated() && from ? `?${new URLSearchParams({ from }).toString()}` : '';
  return (
    <>
      <Button asChild size="lg" variant={hasPasswords ? 'outline' : 'solid'}>
        {/* The server answers, and no page of the router. */}
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
