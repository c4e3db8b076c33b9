import { useApolloClient } from '@apollo/client/react';
import { Button, Heading, Text } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { graphql } from '../../gql/documents.ts';
import { brand } from '../../lib/texts/college.ts';
import { messages } from '../../lib/texts/messages.ts';
import { requestErrorOf } from '../../lib/texts/requestError.ts';
import type { SignInState } from '../../apollo/session/signInState.ts';
import { session } from '../../apollo/session/session.ts';
import { PageTitle } from '../../ui/elements/PageTitle.tsx';
import { toast } from '../../ui/dialogs/toaster.ts';
import { AuthCard } from '../accounts/AuthCard.tsx';
import { answerCollege, failureText, pathOf, type CollegeAnswers, type CollegeStep } from './collegeReturn.ts';
import { ConfirmAccount } from './ConfirmAccount.tsx';
import { NewCollegeAccount } from './NewCollegeAccount.tsx';
import { useEnter } from '../accounts/useEnter.ts';

const CollegeViewerQuery = graphql(`
  query CollegeViewer {
    me {
      id: databaseId
      name
      email
      phone
      collegeId
      role
      profilePictureUrl(width: 160)
    }
  }
`);

/** Returns a function that sends answers. It starts the session if the server returns a token; otherwise it resolves to the next step. */
function useAnswers() {
  const client = useApolloClient();
  const enter = useEnter();
  return async (answers: CollegeAnswers): Promise<CollegeStep> => {
    const next = await answerCollege(answers);
    if (next.step !== 'SIGNED_IN') return next;
    const { token, from } = next;
    // Without this, requests would send the token of an older session.
    session.set(null);
    const context = { headers: { authorization: token } };
    const { data } = await client.query({ query: CollegeViewerQuery, context, fetchPolicy: 'no-cache' });
    toast.success(messages.loginDone);
    await enter(token, data!.me!, from);
    return next;
  };
}

interface StepProps {
  /** Undefined before the server's first response. */
  step: CollegeStep | undefined;
  onAnswer: (answers: CollegeAnswers) => Promise<void>;
}

/** Question of a step. Between steps, and after the last one, a status text. */
function Question({ step, onAnswer }: StepProps) {
  if (step?.step === 'PASSWORD') return <ConfirmAccount email={step.email} onAnswer={onAnswer} />;
  if (step?.step === 'NEW_ACCOUNT') return <NewCollegeAccount known={step} onAnswer={onAnswer} />;
  return <Text role="status">Signing you in …</Text>;
}

/** Page to which users return from the college's sign-in. It signs them in after the remaining questions. */
export function CollegeReturnPage() {
  const [search] = useSearchParams();
  const code = search.get('failed');
  const from = pathOf(search.get('from'));
  const [step, setStep] = useState<CollegeStep>();
  const [failure, setFailure] = useState(code === null ? undefined : failureText(code));
  const send = useAnswers();
  const answer = async (answers: CollegeAnswers): Promise<void> => setStep(await send(answers));
  const hasBegun = useRef(false);
  const begin = useEffectEvent(() => {
    // The data of a return can be used only once.
    if (hasBegun.current || code !== null) return;
    hasBegun.current = true;
    answer({}).catch((error: unknown) => setFailure(requestErrorOf(error).message ?? messages.loginError));
  });
  useEffect(() => begin(), []);
  return (
    <AuthCard>
      <PageTitle>{`Sign In - ${brand}`}</PageTitle>
      <Heading as="h1" size="2xl">
        {step?.step === 'NEW_ACCOUNT' ? 'One more step' : 'Sign in'}
      </Heading>
      {failure ? (
        <>
          <Text role="alert">{failure}</Text>
          <Button asChild variant="outline" alignSelf="start">
            <Link to="/signin" state={from === null ? null : ({ from } satisfies SignInState)}>
              Back to the sign-in
            </Link>
          </Button>
        </>
      ) : (
        <Question step={step} onAnswer={answer} />
      )}
    </AuthCard>
  );
}
