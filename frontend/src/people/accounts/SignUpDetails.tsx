import { useMutation } from '@apollo/client/react';
import { Button, Input, Stack, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { extend, omit } from 'zod/mini';
import { signUpInput } from '../../gql/forms.ts';
import { graphql } from '../../gql/documents.ts';
import { formMessages } from '../../lib/texts/formMessages.ts';
import { messages } from '../../lib/texts/messages.ts';
import type { RequestError } from '../../lib/texts/requestError.ts';
import { useSignInState } from '../../apollo/session/signInState.ts';
import { FormField } from '../../ui/forms/FormField.tsx';
import { FormError } from '../../ui/forms/FormError.tsx';
import { PasswordInput } from '../../ui/forms/PasswordInput.tsx';
import { toast } from '../../ui/dialogs/toaster.ts';
import { useDraftForm } from '../../ui/forms/useDraftForm.ts';
import { blankDetails, DETAILS_DRAFT, hasCode, prefillSignIn, saveSentCode, type Details } from './signUpDraft.ts';
import { studentEmail } from './studentEmail.ts';

/** Requests a code. VerifyOtp uses it to request another one. */
export const RequestOtpMutation = graphql(`
  mutation RequestSignUpOtp($email: String!, $collegeId: String!) {
    requestSignUpOtp(input: { email: $email, collegeId: $collegeId }) {
      message
    }
  }
`);

/** Returns the error text for a code that was not sent, as in the specification's catalogue. */
export function otpFailureText({ code, message }: RequestError): string {
  if (code === 'ALREADY_REGISTERED') return messages.otpAlreadyRegistered;
  return (code && message) || messages.otpWrongDetails;
}

const detailsSchema = extend(omit(signUpInput, { otp: true }), { email: studentEmail });

interface Props {
  /** Fields that the server rejected in step 2. */
  rejectedFields: Record<string, string>;
  onReady: (details: Details) => void;
}

/** First step of the sign-up. No new code is requested while a mailed code for the address is still valid. */
export function SignUpDetails({ rejectedFields, onReady }: Props) {
  const [requestOtp] = useMutation(RequestOtpMutation);
  const signInState = useSignInState();
  const { form, locked, submit, errorOf } = useDraftForm({
    schema: detailsSchema,
    defaultValues: blankDetails,
    draft: DETAILS_DRAFT,
    secret: ['password'],
    afterSuccess: 'keep',
    send: async (details) => {
      if (!hasCode(details.email)) {
        await requestOtp({ variables: { email: details.email, collegeId: details.collegeId } });
        saveSentCode(details.email);
        toast.success(messages.otpSent);
      }
      onReady(details);
    },
    failure: otpFailureText,
    invalid: (_errors, values) => (Object.values<string>({ ...values }).some((value) => value.trim() === '') ? messages.requiredFields : undefined),
  });
  const { register, setError, trigger } = form;
  useEffect(() => {
    Object.entries(rejectedFields).forEach(([field, message], index) => setError(field as keyof Details, { message }, { shouldFocus: index === 0 }));
  }, [rejectedFields, setError]);
  const mailed = hasCode(form.watch('email'));
  const registered = errorOf('email') === messages.otpAlreadyRegistered;
  const email = register('email', {
    // The server's error for the address stays until the address is changed.
    onBlur: ({ target }: { target: HTMLInputElement }) => {
      if (target.value.trim() && !errorOf('email')) void trigger('email');
    },
    onChange: () => {
      if (errorOf('email')) void trigger('email');
    },
  });

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="4">
        <FormField label="Name" required error={errorOf('name')}>
          <Input {...register('name')} autoComplete="name" />
        </FormField>
        <FormField label="Email" required error={errorOf('email')} hint={formMessages.studentEmail}>
          <Input {...email} type="email" autoComplete="email" />
        </FormField>
        {registered && (
          <Button asChild variant="outline" alignSelf="start">
            <Link to="/signin" state={signInState} onClick={() => prefillSignIn(form.getValues('email'))}>
              Sign in with this address
            </Link>
          </Button>
        )}
        <FormField label="Password" required error={errorOf('password')} hint="At least 5 characters">
          <PasswordInput {...register('password')} autoComplete="new-password" />
        </FormField>
        <FormField label="Phone" required error={errorOf('phone')} hint="10 to 15 digits">
          <Input {...register('phone')} type="tel" autoComplete="tel" />
        </FormField>
        <FormField label="College ID" required error={errorOf('collegeId')}>
          <Input {...register('collegeId')} autoComplete="off" />
        </FormField>
        <FormError>{errorOf('root')}</FormError>
        {mailed && <Text color="fg.muted">The code that we mailed to this address is still good.</Text>}
        {/* A tap must leave the focus in the form, so that a phone's keyboard stays open for the code. */}
        <Button type="submit" size="lg" loading={locked} loadingText="Sending" onMouseDown={(event) => event.preventDefault()}>
          {mailed ? 'Enter the code' : 'Send OTP'}
        </Button>
      </Stack>
    </form>
  );
}
