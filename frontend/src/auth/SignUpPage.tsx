import { Heading, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { readDraft } from '../lib/drafts.ts';
import { useViewer } from '../session/useViewer.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { AuthCard } from './AuthCard.tsx';
import { blankDetails, DETAILS_DRAFT, hasCode, type Details } from './signUpDraft.ts';
import { SignUpDetails } from './SignUpDetails.tsx';
import { VerifyOtp } from './VerifyOtp.tsx';
import { brand } from '../lib/college.ts';

const keptDetails = (): Details => ({ ...blankDetails, ...readDraft(DETAILS_DRAFT, blankDetails), password: '' });

/** The sign-up in two steps: the details, then the mailed code. A reload stays in the current step. */
export function SignUpPage() {
  const viewer = useViewer();
  const [details, setDetails] = useState(keptDetails);
  const [verifying, setVerifying] = useState(() => hasCode(details.email));
  const [rejectedFields, setRejectedFields] = useState<Record<string, string>>({});
  if (viewer) return <Navigate to="/" replace />;
  return (
    <AuthCard>
      <PageTitle>{`Sign Up - ${brand}`}</PageTitle>
      <Heading as="h1" size="2xl">
        {verifying ? 'Verify OTP & Sign Up' : 'Sign up'}
      </Heading>
      <Text color="fg.muted" overflowWrap="anywhere">
        {verifying ? `Enter the six digits that we mailed to ${details.email}.` : 'For students, with the email address of your university.'}
      </Text>
      {verifying ? (
        <VerifyOtp
          details={details}
          onBack={(fields) => {
            setRejectedFields(fields);
            setVerifying(false);
          }}
        />
      ) : (
        <SignUpDetails
          password={details.password}
          rejectedFields={rejectedFields}
          onReady={(ready) => {
            setDetails(ready);
            setVerifying(true);
            // The button was at the end of a longer form.
            window.scrollTo(0, 0);
          }}
        />
      )}
    </AuthCard>
  );
}
