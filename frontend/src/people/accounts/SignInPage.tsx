import { useApolloClient, useMutation } from '@apollo/client/react';
import { Button, chakra, Heading, Input, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import { graphql } from '../../gql/documents.ts';
import { formMessages } from '../../lib/texts/formMessages.ts';
import { messages } from '../../lib/texts/messages.ts';
import { object, text } from '../../lib/texts/rules.ts';
import { session } from '../../apollo/session/session.ts';
import { useSignInState } from '../../apollo/session/signInState.ts';
import { useViewer } from '../../apollo/session/useViewer.ts';
import { FormField } from '../../ui/forms/FormField.tsx';
import { FormError } from '../../ui/forms/FormError.tsx';
import { PageTitle } from '../../ui/elements/PageTitle.tsx';
import { PasswordInput } from '../../ui/forms/PasswordInput.tsx';
import { toast } from '../../ui/dialogs/toaster.ts';
import { useDraftForm } from '../../ui/forms/useDraftForm.ts';
import { AuthCard } from './AuthCard.tsx';
import { DemoSignIns } from './DemoSignIns.tsx';
import { takeCredentials } from './newCredentials.ts';
import { SIGN_IN_DRAFT } from './signUpDraft.ts';
import { brand } from '../../lib/texts/college.ts';

const SignInMutation = graphql(`
  mutation SignIn($email: String!, $password: String!) {
    signIn(input: { email: $email, password: $password }) {
      token
      user {
        id: databaseId
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

const schema = object({
  email: text({ minLength: 1, message: formMessages.emailRequired }),
  password: text({ minLength: 1, trim: false, message: formMessages.passwordRequired }),
});

export function SignInPage() {
  const [signIn] = useMutation(SignInMutation);
  const client = useApolloClient();
  const navigate = useNavigate();
  const viewer = useViewer();
  const signInState = useSignInState();
  const from = signInState?.from;
  const { form, locked, submit, errorOf } = useDraftForm({
    schema,
    defaultValues: { email: '', password: '' },
    draft: SIGN_IN_DRAFT,
    secret: ['password'],
    send: async (credentials) => {
      const { data } = await signIn({ variables: credentials });
      const { token, user } = data!.signIn;
      toast.success(messages.loginDone);
      const { email = null, phone = null, collegeId = null, role = null, profilePictureUrl = null } = user;
      const enter = async () => {
        // This comes first, because clearing the store cancels running queries, also the ones of the next page.
        await client.clearStore();
        session.set({ token, user: { ...user, email, phone, collegeId, role, profilePictureUrl } });
        await navigate(from ?? '/', { replace: true });
      };
      setTimeout(() => void enter(), SESSION_SET_AFTER_MS);
    },
    failure: ({ code, message }) => (code ? message || messages.loginFailed : messages.loginError),
  });
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const credentials = takeCredentials();
    if (!credentials) return;
    form.reset(credentials);
    element.current?.requestSubmit();
  }, [form]);
  // A guard redirects here when the server rejected the stored session.
  if (viewer && !from) return <Navigate to="/" replace />;

  return (
    <AuthCard>
      <PageTitle>{`Sign In - ${brand}`}</PageTitle>
      <Heading as="h1" size="2xl">
        Sign in
      </Heading>
      <form ref={element} onSubmit={submit} noValidate>
        <Stack gap="4">
          <FormField label="Email" required error={errorOf('email')}>
            <Input {...form.register('email')} type="email" autoComplete="email" />
          </FormField>
          <FormField label="Password" required error={errorOf('password')}>
            <PasswordInput {...form.register('password')} autoComplete="current-password" />
          </FormField>
          <FormError>{errorOf('root')}</FormError>
          <Button type="submit" size="lg" loading={locked} loadingText="Signing in">
            Sign In
          </Button>
        </Stack>
      </form>
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
      <DemoSignIns onChoose={({ email, password }) => form.reset({ email, password })} />
    </AuthCard>
  );
}
