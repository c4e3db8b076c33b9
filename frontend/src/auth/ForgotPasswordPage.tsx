import { useMutation } from '@apollo/client/react';
import { Button, Heading, Input, Stack, Text } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { graphql } from '../gql/index.ts';
import { messages } from '../lib/messages.ts';
import { problemOf } from '../lib/problem.ts';
import { FormField } from '../ui/FormField.tsx';
import { OtpBoxes } from '../ui/OtpBoxes.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { PasswordInput } from '../ui/PasswordInput.tsx';
import { toast } from '../ui/toaster.ts';
import { AuthCard } from './AuthCard.tsx';

const RequestResetMutation = graphql(`
  mutation RequestPasswordReset($email: String!) {
    requestPasswordReset(email: $email) {
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

/** Address, then the mailed code and a new password. */
export function ForgotPasswordPage() {
  const [email, setEmail] = useState('');
  const [asked, setAsked] = useState('');
  const [digits, setDigits] = useState<string[]>([]);
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [requestReset, { loading: asking }] = useMutation(RequestResetMutation);
  const [resetPassword, { loading: changing }] = useMutation(ResetPasswordMutation);
  const navigate = useNavigate();

  const fail = (error: unknown) => {
    const { message, fields } = problemOf(error);
    setErrors(fields);
    toast.error(message || messages.profileError);
  };
  const ask = async (event: FormEvent) => {
    event.preventDefault();
    setErrors({});
    try {
      const { data } = await requestReset({ variables: { email } });
      setAsked(data!.requestPasswordReset.message);
    } catch (error) {
      fail(error);
    }
  };
  const change = async (event: FormEvent) => {
    event.preventDefault();
    setErrors({});
    try {
      const { data } = await resetPassword({ variables: { input: { email, otp: digits.join(''), password } } });
      toast.success(data!.resetPassword.message);
      await navigate('/signin');
    } catch (error) {
      fail(error);
    }
  };

  return (
    <AuthCard>
      <PageTitle>Forgot Password - CampusCart</PageTitle>
      <Heading as="h1" size="2xl">
        Forgot password
      </Heading>
      {asked === '' ? (
        <form onSubmit={(event) => void ask(event)} noValidate>
          <Stack gap="4">
            <FormField label="Email" required error={errors.email}>
              <Input type="email" name="email" autoComplete="email" value={email} onChange={(event) => setEmail(event.target.value)} />
            </FormField>
            <Button type="submit" size="lg" loading={asking}>
              Send code
            </Button>
          </Stack>
        </form>
      ) : (
        <form onSubmit={(event) => void change(event)}>
          <Stack gap="5">
            <Text role="status">{asked}</Text>
            <OtpBoxes digits={digits} onChange={setDigits} invalid={Boolean(errors.otp)} />
            {errors.otp && (
              <Text role="alert" color="bad.fg">
                {errors.otp}
              </Text>
            )}
            <FormField label="New password" required error={errors.password} hint="At least 5 characters">
              <PasswordInput name="password" autoComplete="new-password" value={password} onChange={(event) => setPassword(event.target.value)} />
            </FormField>
            <Button type="submit" size="lg" loading={changing} disabled={digits.join('').length !== 6}>
              Change password
            </Button>
            <Button type="button" variant="ghost" onClick={() => setAsked('')}>
              Use another address
            </Button>
          </Stack>
        </form>
      )}
    </AuthCard>
  );
}
