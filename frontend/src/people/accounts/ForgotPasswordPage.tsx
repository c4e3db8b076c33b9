import { useMutation } from '@apollo/client/react';
import { Button, Heading, Input, Stack, Text } from '@chakra-ui/react';
import { useLayoutEffect, useState } from 'react';
import { Controller } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { omit, pick } from 'zod/mini';
import { resetPasswordInput } from '../../gql/forms.ts';
import { graphql } from '../../gql/documents.ts';
import { discardDraft } from '../../lib/files/drafts.ts';
import { messages } from '../../lib/texts/messages.ts';
import type { RequestError } from '../../lib/texts/requestError.ts';
import { CodeInput } from '../../ui/forms/CodeInput.tsx';
import { useSignInState } from '../../apollo/session/signInState.ts';
import { FormField } from '../../ui/forms/FormField.tsx';
import { FormError } from '../../ui/forms/FormError.tsx';
import { PageTitle } from '../../ui/elements/PageTitle.tsx';
import { ProgramForm } from '../../ui/html/ProgramForm.tsx';
import { PasswordInput } from '../../ui/forms/PasswordInput.tsx';
import { toast } from '../../ui/dialogs/toaster.ts';
import { useDraftForm } from '../../ui/forms/useDraftForm.ts';
import { AuthCard } from './AuthCard.tsx';
import { leaveCredentials } from './newCredentials.ts';
import { prefillSignIn } from './signUpDraft.ts';
import { brand } from '../../lib/texts/college.ts';

const RequestResetMutation = graphql(`
  mutation RequestPasswordReset($email: String!) {
    requestPasswordReset(input: { email: $email }) {
      message
    }
  }
`);

const ResetPasswordMutation = graphql(`
  mutation ResetPassword($input: ResetPasswordInput!) {
    resetPassword(input: $input) {
      message
    }
  }
`);

const failure = ({ message }: RequestError) => message || messages.profileError;

/** First step: the email address. */
function AskForCode({ onAsked }: { onAsked: (email: string, message: string) => void }) {
  const [requestReset] = useMutation(RequestResetMutation);
  const { form, locked, submit, errorOf } = useDraftForm({
    schema: pick(resetPasswordInput, { email: true }),
    defaultValues: { email: '' },
    draft: 'forgot-password',
    afterSuccess: 'keep',
    send: async ({ email }) => {
      const { data } = await requestReset({ variables: { email } });
      onAsked(email, data!.requestPasswordReset.message);
    },
    failure,
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="4">
        <FormField label="Email" required error={errorOf('email')}>
          <Input {...form.register('email')} type="email" autoComplete="email" />
        </FormField>
        <FormError>{errorOf('root')}</FormError>
        <Button type="submit" size="lg" loading={locked}>
          Send code
        </Button>
      </Stack>
    </form>
  );
}

/** Second step: the mailed code and a new password. */
function ChangePassword({ email, message, onBack }: { email: string; message: string; onBack: () => void }) {
  const [resetPassword] = useMutation(ResetPasswordMutation);
  const navigate = useNavigate();
  const signInState = useSignInState();
  const { form, locked, submit, errorOf } = useDraftForm({
    schema: omit(resetPasswordInput, { email: true }),
    defaultValues: { otp: '', password: '' },
    draft: 'forgot-password:code',
    secret: ['otp', 'password'],
    send: async ({ otp, password }) => {
      const { data } = await resetPassword({ variables: { input: { email, otp, password } } });
      toast.success(data!.resetPassword.message);
      discardDraft('forgot-password');
      prefillSignIn(email);
      leaveCredentials({ email, password });
      await navigate('/signin', { replace: true, state: signInState });
    },
    failure,
  });
  const { setFocus } = form;
  useLayoutEffect(() => setFocus('otp'), [setFocus]);
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="5">
        <Text role="status">{message}</Text>
        <Controller
          control={form.control}
          name="otp"
          render={({ field }) => <CodeInput value={field.value} onChange={field.onChange} inputRef={field.ref} error={errorOf('otp')} />}
        />
        <FormField label="New password" required error={errorOf('password')} hint="At least 5 characters">
          <PasswordInput {...form.register('password')} autoComplete="new-password" />
        </FormField>
        <FormError>{errorOf('root')}</FormError>
        <Button type="submit" size="lg" loading={locked} disabled={form.watch('otp').length !== 6}>
          Change password
        </Button>
        <Button type="button" variant="ghost" onClick={onBack}>
          Use another address
        </Button>
      </Stack>
    </form>
  );
}

/** Page that resets a password in two steps: the email address, then the mailed code and a new password. */
export function ForgotPasswordPage() {
  const [request, setRequest] = useState<{ email: string; message: string } | null>(null);
  return (
    <AuthCard>
      <PageTitle>{`Forgot Password - ${brand}`}</PageTitle>
      <Heading as="h1" size="2xl">
        Forgot password
      </Heading>
      {request ? (
        <ChangePassword email={request.email} message={request.message} onBack={() => setRequest(null)} />
      ) : (
        <ProgramForm>
          <AskForCode onAsked={(email, message) => setRequest({ email, message })} />
        </ProgramForm>
      )}
    </AuthCard>
  );
}
