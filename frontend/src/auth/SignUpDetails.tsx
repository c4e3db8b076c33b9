import { useMutation } from '@apollo/client/react';
import { Button, Input, Stack } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { graphql } from '../gql/index.ts';
import { messages } from '../lib/messages.ts';
import { problemOf } from '../lib/problem.ts';
import { FormField } from '../ui/FormField.tsx';
import { PasswordInput } from '../ui/PasswordInput.tsx';
import { toast } from '../ui/toaster.ts';
import { useFormErrors } from '../ui/useFormErrors.ts';

export interface Details {
  name: string;
  email: string;
  password: string;
  phone: string;
  collegeId: string;
}

/** Asks for a code; VerifyOtp asks again with it. */
export const RequestOtpMutation = graphql(`
  mutation RequestSignUpOtp($email: String!, $collegeId: String!) {
    requestSignUpOtp(email: $email, collegeId: $collegeId) {
      message
    }
  }
`);

/** The text for a code that was not sent, by the specification's catalogue. */
export function otpProblemText(error: unknown): string {
  const { code, message } = problemOf(error);
  if (code === 'ALREADY_REGISTERED') return messages.otpAlreadyRegistered;
  return code ? message || messages.otpWrongDetails : messages.otpWrongDetails;
}

interface Props {
  details: Details;
  onChange: (details: Details) => void;
  onSent: () => void;
}

/** Step 1 of signing up. */
export function SignUpDetails({ details, onChange, onSent }: Props) {
  const [requestOtp] = useMutation(RequestOtpMutation);
  const [busy, setBusy] = useState(false);
  const { errors, setErrors, form } = useFormErrors();
  const control = (name: keyof Details) => ({
    name,
    value: details[name],
    onChange: (event: { target: { value: string } }) => onChange({ ...details, [name]: event.target.value }),
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const missing = (Object.keys(details) as (keyof Details)[]).filter((name) => details[name].trim() === '');
    if (missing.length > 0) {
      setErrors(Object.fromEntries(missing.map((name) => [name, messages.requiredFields])));
      return toast.error(messages.requiredFields);
    }
    if ([...details.password].length < 5) return setErrors({ password: messages.passwordTooShort });
    setBusy(true);
    setErrors({});
    try {
      await requestOtp({ variables: { email: details.email, collegeId: details.collegeId } });
      toast.success(messages.otpSent);
      onSent();
    } catch (error) {
      setErrors(problemOf(error).fields);
      toast.error(otpProblemText(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="4">
        <FormField label="Name" required error={errors.name}>
          <Input {...control('name')} autoComplete="name" />
        </FormField>
        <FormField label="Email" required error={errors.email} hint="Your university student address">
          <Input {...control('email')} type="email" autoComplete="email" />
        </FormField>
        <FormField label="Password" required error={errors.password} hint="At least 5 characters">
          <PasswordInput {...control('password')} autoComplete="new-password" />
        </FormField>
        <FormField label="Phone" required error={errors.phone} hint="10 to 15 digits">
          <Input {...control('phone')} type="tel" autoComplete="tel" />
        </FormField>
        <FormField label="College ID" required error={errors.collegeId}>
          <Input {...control('collegeId')} autoComplete="off" />
        </FormField>
        <Button type="submit" size="lg" loading={busy} loadingText="Sending">
          Send OTP
        </Button>
      </Stack>
    </form>
  );
}
