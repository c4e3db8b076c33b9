import { Heading, Text } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { readDraft } from '../../lib/files/drafts.ts';
import { useIsHydrated } from '../../lib/html/useIsHydrated.ts';
import { useSignInState } from '../../apollo/session/signInState.ts';
import { useViewer } from '../../apollo/session/useViewer.ts';
import { PageTitle } from '../../ui/elements/PageTitle.tsx';
import { ProgramForm } from '../../ui/html/ProgramForm.tsx';
import { AuthCard } from './AuthCard.tsx';
import { CollegeButton } from './CollegeButton.tsx';
import { blankDetails, CODE_MINUTES, DETAILS_DRAFT, hasCode, type Details } from './signUpDraft.ts';
import { SignUpDetails } from './SignUpDetails.tsx';
import { VerifyOtp } from './VerifyOtp.tsx';
import { brand } from '../../lib/texts/college.ts';
import { hasCollegeSignIn, hasPasswords } from '../../lib/texts/signInWays.ts';

interface Step {
  details: Details;
  /** Whether the page asks for the code. */
  verifying: boolean;
}

const firstStep: Step = { details: blankDetails, verifying: false };

/** Returns the step that was left in this tab. */
function keptStep(): Step {
  const details = { ...blankDetails, ...readDraft(DETAILS_DRAFT, blankDetails), password: '' };
  return { details, verifying: hasCode(details.email) };
}

/** Sign-up page without passwords. Signing in with the college for the first time creates the account. */
function SignUpWithCollege() {
  return (
    <AuthCard forGuests>
      <PageTitle>{`Sign Up - ${brand}`}</PageTitle>
      <Heading as="h1" size="2xl">
        Sign up
      </Heading>
      <Text color="fg.muted">Your account is made when you sign in with your college for the first time.</Text>
      <CollegeButton />
    </AuthCard>
  );
}

/** Sign-up in two steps: the details, then the mailed code. A reload stays in the current step. */
function SignUpWithPassword() {
  const isHydrated = useIsHydrated();
  const kept = useMemo(() => (isHydrated ? keptStep() : firstStep), [isHydrated]);
  /** Step that was reached since the page was opened. */
  const [reached, setReached] = useState<Step>();
  const { details, verifying } = reached ?? kept;
  // The form stays mounted during the code step, so that it keeps its values. After a reload in the code step it is not mounted yet.
  const hasForm = reached !== undefined || !verifying;
  const [rejectedFields, setRejectedFields] = useState<Record<string, string>>({});
  return (
    <AuthCard forGuests>
      <PageTitle>{`Sign Up - ${brand}`}</PageTitle>
      <Heading as="h1" size="2xl">
        {verifying ? 'Verify OTP & Sign Up' : 'Sign up'}
      </Heading>
      <Text color="fg.muted" overflowWrap="anywhere">
        {verifying
          ? `Enter the six digits that we mailed to ${details.email}. They are good for ${CODE_MINUTES} minutes.`
          : 'For students, with the email address of your university.'}
      </Text>
      {hasCollegeSignIn && !verifying && <CollegeButton />}
      {hasForm && (
        // Hidden instead of removed, because a phone closes its keyboard if the focused field is removed before the next one has the focus.
        <div hidden={verifying}>
          <ProgramForm>
            <SignUpDetails
              rejectedFields={rejectedFields}
              onReady={(ready) => {
                setReached({ details: ready, verifying: true });
                // The submit button was at the end of a longer form.
                window.scrollTo(0, 0);
              }}
            />
          </ProgramForm>
        </div>
      )}
      {verifying && (
        <VerifyOtp
          details={details}
          onBack={(fields) => {
            setRejectedFields(fields);
            setReached({ details, verifying: false });
          }}
        />
      )}
    </AuthCard>
  );
}

/** Page with the college's ways to sign up. */
export function SignUpPage() {
  const viewer = useViewer();
  const from = useSignInState()?.from;
  if (viewer) return <Navigate to={from ?? '/'} replace />;
  return hasPasswords ? <SignUpWithPassword /> : <SignUpWithCollege />;
}
