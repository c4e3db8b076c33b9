import { useMutation } from '@apollo/client/react';
import { Button, Stack, Text } from '@chakra-ui/react';
import { useLayoutEffect } from 'react';
import { Controller } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { pick } from 'zod/mini';
import { signUpInput } from '../../gql/forms.ts';
import { graphql } from '../../gql/documents.ts';
import { messages } from '../../lib/texts/messages.ts';
import { requestErrorOf } from '../../lib/texts/requestError.ts';
import { useCountdown } from '../../lib/useCountdown.ts';
import { useSignInState } from '../../apollo/session/signInState.ts';
import { CodeInput } from '../../ui/forms/CodeInput.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { FormError } from '../../ui/forms/FormError.tsx';
import { PasswordInput } from '../../ui/forms/PasswordInput.tsx';
import { toast } from '../../ui/dialogs/toaster.ts';
import { useDraftForm } from '../../ui/forms/useDraftForm.ts';
import { leaveCredentials } from './newCredentials.ts';
import { otpFailureText, RequestOtpMutation } from './SignUpDetails.tsx';
import { clearSignUpDrafts, prefillSignIn, saveSentCode, sentCode, type Details } from './signUpDraft.ts';

const SignUpMutation = graphql(`
  mutation SignUp($input: SignUpInput!) {
    signUp(input: $input) {
      message
      user {
        id: databaseId
      }
    }
  }
`);

const RESEND_AFTER_SECONDS = 150;

/** Returns the seconds of the countdown that are left after a reload. */
function countdownLeft(): number {
  const code = sentCode();
  return code ? Math.max(0, RESEND_AFTER_SECONDS - Math.floor((Date.now() - code.sentAt) / 1000)) : 0;
}

const codeSchema = pick(signUpInput, { otp: true, password: true });

interface Props {
  details: Details;
  /** Returns to step 1 with the fields that the server rejected. */
  onBack: (rejectedFields: Record<string, string>) => void;
}

/**
 * Second step of the sign-up: six digits, and another code after the countdown. After a reload it asks for the password again, because the password
 * is never stored.
 */
export function VerifyOtp({ details, onBack }: Props) {
  const { left, restart } = useCountdown(countdownLeft(), RESEND_AFTER_SECONDS);
  const [signUp] = useMutation(SignUpMutation);
  const [requestOtp] = useMutation(RequestOtpMutation);
  const navigate = useNavigate();
  const signInState = useSignInState();
  const asksPassword = details.password === '';
  const { form, locked, submit, errorOf } = useDraftForm({
    schema: codeSchema,
    defaultValues: { otp: '', password: details.password },
    draft: 'sign-up:verify',
    secret: ['otp', 'password'],
    send: async ({ otp, password }, idempotencyKey) => {
      await signUp({ variables: { input: { ...details, password, otp, idempotencyKey } } });
      toast.success(messages.signupDone);
      clearSignUpDrafts();
      prefillSignIn(details.email);
      leaveCredentials({ email: details.email, password });
      await navigate('/signin', { replace: true, state: signInState });
    },
    failure: ({ message, fields }) => {
      const { otp: _otp, password: _password, ...rejectedFields } = fields;
      if (Object.keys(rejectedFields).length > 0) onBack(rejectedFields);
      return message || messages.signupFailed;
    },
  });
  const { setFocus } = form;
  // Runs before the browser paints, so that a phone's keyboard stays open.
  useLayoutEffect(() => setFocus('otp'), [setFocus]);
  const resend = async () => {
    try {
      await requestOtp({ variables: { email: details.email, collegeId: details.collegeId } });
      saveSentCode(details.email);
      toast.success(messages.otpSent);
      form.resetField('otp');
      restart();
    } catch (error) {
      toast.error(otpFailureText(requestErrorOf(error)));
    }
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="5">
        <Controller
          control={form.control}
          name="otp"
          render={({ field }) => <CodeInput value={field.value} onChange={field.onChange} inputRef={field.ref} error={errorOf('otp')} />}
        />
        {asksPassword && (
          <FormField label="Password" required error={errorOf('password')} hint="We never keep it. Type it once more, please.">
            <PasswordInput {...form.register('password')} autoComplete="new-password" />
          </FormField>
        )}
        <FormError>{errorOf('root')}</FormError>
        <Button type="submit" size="lg" loading={locked} disabled={form.watch('otp').length !== 6}>
          Complete Signup
        </Button>
        {left > 0 ? (
          <Text color="fg.muted">You can ask for another code in {left} s.</Text>
        ) : (
          <Button type="button" variant="outline" onClick={() => void resend()}>
            Resend OTP
          </Button>
        )}
        <Button type="button" variant="ghost" onClick={() => onBack({})}>
          Change details
        </Button>
      </Stack>
    </form>
  );
}
