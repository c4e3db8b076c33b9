import { Heading, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { PageTitle } from '../ui/PageTitle.tsx';
import { AuthCard } from './AuthCard.tsx';
import { SignUpDetails, type Details } from './SignUpDetails.tsx';
import { VerifyOtp } from './VerifyOtp.tsx';

/** Two steps: the details, then the code from the mail. */
export function SignUpPage() {
  const [details, setDetails] = useState<Details>({ name: '', email: '', password: '', phone: '', collegeId: '' });
  const [otpSent, setOtpSent] = useState(false);
  return (
    <AuthCard>
      <PageTitle>Sign Up - CampusCart</PageTitle>
      <Heading as="h1" size="2xl">
        {otpSent ? 'Verify OTP & Sign Up' : 'Sign up'}
      </Heading>
      <Text color="fg.muted">
        {otpSent ? `Enter the six digits that we mailed to ${details.email}.` : 'For students, with the e-mail address of your university.'}
      </Text>
      {otpSent ? (
        <VerifyOtp details={details} onBack={() => setOtpSent(false)} />
      ) : (
        <SignUpDetails details={details} onChange={setDetails} onSent={() => setOtpSent(true)} />
      )}
    </AuthCard>
  );
}
