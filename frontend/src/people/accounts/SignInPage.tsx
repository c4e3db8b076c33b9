import { chakra, Heading, Text } from '@chakra-ui/react';
import { Link, Navigate } from 'react-router-dom';
import { brand } from '../../lib/texts/college.ts';
import { hasCollegeSignIn, hasPasswords } from '../../lib/texts/signInWays.ts';
import { useSignInState } from '../../apollo/session/signInState.ts';
import { useViewer } from '../../apollo/session/useViewer.ts';
import { PageTitle } from '../../ui/elements/PageTitle.tsx';
import { ProgramForm } from '../../ui/html/ProgramForm.tsx';
import { AuthCard } from './AuthCard.tsx';
import { CollegeButton } from './CollegeButton.tsx';
import { SignInForm } from './SignInForm.tsx';

const TextLink = chakra(Link, { base: { color: 'brand.fg', fontWeight: 'semibold', textDecoration: 'underline' } });

/** Page with the college's ways to sign in: its own sign-in, a password, or both. */
export function SignInPage() {
  const viewer = useViewer();
  const signInState = useSignInState();
  // A guard redirects here when the server rejected the stored session.
  if (viewer && !signInState?.from) return <Navigate to="/" replace />;

  return (
    <AuthCard forGuests>
      <PageTitle>{`Sign In - ${brand}`}</PageTitle>
      <Heading as="h1" size="2xl">
        Sign in
      </Heading>
      {hasCollegeSignIn && <CollegeButton />}
      {hasPasswords && (
        <ProgramForm>
          <SignInForm>
            <Text>
              <TextLink to="/forgot-password" state={signInState}>
                Forgot Password
              </TextLink>
            </Text>
            <Text>
              New here?{' '}
              <TextLink to="/signup" state={signInState}>
                Sign up
              </TextLink>
            </Text>
          </SignInForm>
        </ProgramForm>
      )}
    </AuthCard>
  );
}
