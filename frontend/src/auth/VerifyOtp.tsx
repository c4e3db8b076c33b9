import { useMutation } from '@apollo/client/react';
import { Button, Stack, Text } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { graphql } from '../gql/index.ts';
import { messages } from '../lib/messages.ts';
import { problemOf } from '../lib/problem.ts';
import { useCountdown } from '../lib/useCountdown.ts';
import { OtpBoxes } from '../ui/OtpBoxes.tsx';
import { toast } from '../ui/toaster.ts';
import { otpProblemText, RequestOtpMutation, type Details } from './SignUpDetails.tsx';

const SignUpMutation = graphql(`
  mutation SignUp($input: SignUpInput!) {
    signUp(input: $input) {
      message
      user {
        id
      }
    }
  }
`);

const RESEND_AFTER_SECONDS = 150;

/** Step 2 of signing up: six digits, and another code once the countdown is over. */
export function VerifyOtp({ details, onBack }: { details: Details; onBack: () => void }) {
  const [digits, setDigits] = useState<string[]>([]);
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const { left, restart } = useCountdown(RESEND_AFTER_SECONDS);
  const [signUp] = useMutation(SignUpMutation);
  const [requestOtp] = useMutation(RequestOtpMutation);
  const navigate = useNavigate();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setFailure('');
    try {
      await signUp({ variables: { input: { ...details, otp: digits.join('') } } });
      toast.success(messages.signupDone);
      await navigate('/signin');
    } catch (error) {
      const { message } = problemOf(error);
      setFailure(message || messages.signupFailed);
      toast.error(message || messages.signupFailed);
      setBusy(false);
    }
  };

  const resend = async () => {
    try {
      await requestOtp({ variables: { email: details.email, collegeId: details.collegeId } });
      toast.success(messages.otpSent);
      setDigits([]);
      restart();
    } catch (error) {
      toast.error(otpProblemText(error));
    }
  };

  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack gap="5">
        <OtpBoxes digits={digits} onChange={setDigits} invalid={failure !== ''} />
        {failure && (
          <Text role="alert" color="bad.fg">
            {failure}
          </Text>
        )}
        <Button type="submit" size="lg" loading={busy} disabled={digits.join('').length !== 6}>
          Complete Signup
        </Button>
        {left > 0 ? (
          <Text color="fg.muted">You can ask for another code in {left} s.</Text>
        ) : (
          <Button type="button" variant="outline" onClick={() => void resend()}>
            Resend OTP
          </Button>
        )}
        <Button type="button" variant="ghost" onClick={onBack}>
          Change details
        </Button>
      </Stack>
    </form>
  );
}
