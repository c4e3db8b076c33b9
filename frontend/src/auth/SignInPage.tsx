import { useApolloClient, useMutation } from '@apollo/client/react';
import { Button, chakra, Heading, Input, Stack, Text } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { graphql } from '../gql/index.ts';
import { messages } from '../lib/messages.ts';
import { problemOf } from '../lib/problem.ts';
import { session } from '../session/session.ts';
import { FormField } from '../ui/FormField.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { PasswordInput } from '../ui/PasswordInput.tsx';
import { toast } from '../ui/toaster.ts';
import { AuthCard } from './AuthCard.tsx';
import { DemoSignIns } from './DemoSignIns.tsx';

const SignInMutation = graphql(`
  mutation SignIn($email: String!, $password: String!) {
    signIn(email: $email, password: $password) {
      token
      user {
        id
        name
        email
        phone
        collegeId
        role
        profilePictureUrl(width: 160)
      }
    }
  }
`);

const SESSION_SET_AFTER_MS = 500;

const TextLink = chakra(Link, { base: { color: 'brand.fg', fontWeight: 'semibold', textDecoration: 'underline' } });

export function SignInPage() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const [signIn] = useMutation(SignInMutation);
  const client = useApolloClient();
  const navigate = useNavigate();
  const from = (useLocation().state as { from?: string } | null)?.from ?? '/';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setFailure('');
    try {
      const { data } = await signIn({ variables: { email, password } });
      const { token, user } = data!.signIn;
      toast.success(messages.loginDone);
      setTimeout(() => {
        session.set({
          token,
          user: {
            ...user,
            email: user.email ?? null,
            phone: user.phone ?? null,
            collegeId: user.collegeId ?? null,
            role: user.role ?? null,
            profilePictureUrl: user.profilePictureUrl ?? null,
          },
        });
        void client.resetStore().catch(() => undefined);
        void navigate(from, { replace: true });
      }, SESSION_SET_AFTER_MS);
    } catch (error) {
      const { code, message } = problemOf(error);
      const text = code ? message || messages.loginFailed : messages.loginError;
      setFailure(text);
      toast.error(text);
      setBusy(false);
    }
  };

  return (
    <AuthCard>
      <PageTitle>Sign In - CampusCart</PageTitle>
      <Heading as="h1" size="2xl">
        Sign in
      </Heading>
      <form onSubmit={(event) => void submit(event)}>
        <Stack gap="4">
          <FormField label="Email" required>
            <Input type="email" name="email" autoComplete="email" value={email} onChange={(event) => setEmail(event.target.value)} />
          </FormField>
          <FormField label="Password" required error={failure}>
            <PasswordInput name="password" autoComplete="current-password" value={password} onChange={(event) => setPassword(event.target.value)} />
          </FormField>
          <Button type="submit" size="lg" loading={busy} loadingText="Signing in">
            Sign In
          </Button>
        </Stack>
      </form>
      <Text>
        <TextLink to="/forgot-password">Forgot Password</TextLink>
      </Text>
      <Text>
        New here? <TextLink to="/signup">Sign up</TextLink>
      </Text>
      <DemoSignIns onChoose={(chosen) => (setEmail(chosen.email), setPassword(chosen.password))} />
    </AuthCard>
  );
}
