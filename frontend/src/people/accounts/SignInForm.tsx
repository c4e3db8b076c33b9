import { useMutation } from '@apollo/client/react';
import { Button, Input, Stack } from '@chakra-ui/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { graphql } from '../../gql/documents.ts';
import { formMessages } from '../../lib/texts/formMessages.ts';
import { messages } from '../../lib/texts/messages.ts';
import { object, text } from '../../lib/texts/rules.ts';
import { useSignInState } from '../../apollo/session/signInState.ts';
import { FormField } from '../../ui/forms/FormField.tsx';
import { FormError } from '../../ui/forms/FormError.tsx';
import { PasswordInput } from '../../ui/forms/PasswordInput.tsx';
import { toast } from '../../ui/dialogs/toaster.ts';
import { useDraftForm } from '../../ui/forms/useDraftForm.ts';
import { DemoSignIns } from './DemoSignIns.tsx';
import { takeCredentials } from './newCredentials.ts';
import { SIGN_IN_DRAFT } from './signUpDraft.ts';
import { useEnter } from './useEnter.ts';

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

const schema = object({
  email: text({ minLength: 1, message: formMessages.emailRequired }),
  password: text({ minLength: 1, trim: false, message: formMessages.passwordRequired }),
});

/** Form to sign in with an email address and a password. Credentials that were just set are sent at once. `children` are below the form. */
export function SignInForm({ children }: { children: ReactNode }) {
  const [signIn] = useMutation(SignInMutation);
  const enter = useEnter();
  const from = useSignInState()?.from;
  const { form, locked, submit, errorOf } = useDraftForm({
    schema,
    defaultValues: { email: '', password: '' },
    draft: SIGN_IN_DRAFT,
    secret: ['password'],
    send: async (credentials) => {
      const { data } = await signIn({ variables: credentials });
      const { token, user } = data!.signIn;
      toast.success(messages.loginDone);
      setTimeout(() => void enter(token, user, from), SESSION_SET_AFTER_MS);
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
  return (
    <>
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
      {children}
      <DemoSignIns onChoose={({ email, password }) => form.reset({ email, password })} />
    </>
  );
}
