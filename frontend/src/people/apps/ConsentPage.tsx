import { useReadQuery, type PreloadedQueryRef } from '@apollo/client/react';
import { Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useLoaderData, useParams } from 'react-router-dom';
import { preloadQuery } from '../../apollo/preload.ts';
import { useViewer } from '../../apollo/session/useViewer.ts';
import type { AccessScopesQuery as Scopes } from '../../gql/graphql.ts';
import { messages } from '../../lib/texts/messages.ts';
import { requestErrorOf } from '../../lib/texts/requestError.ts';
import { AccessScopesQuery } from '../access-tokens/accessScopesQuery.ts';
import { readQuestion, type ConsentQuestion } from './consent.ts';
import { ConsentCard } from './ConsentCard.tsx';
import { ConsentForm } from './ConsentForm.tsx';

/** Returns the question with an id, once it is loaded. */
function useQuestion(uid: string): { question: ConsentQuestion | undefined; failure: string | undefined } {
  const [question, setQuestion] = useState<ConsentQuestion>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    readQuestion(uid).then(setQuestion, (error: unknown) => setFailure(requestErrorOf(error).message ?? messages.pageFailed));
  }, [uid]);
  return { question, failure };
}

/** Page that asks whether an app may act on behalf of the viewer. */
function ConsentPage() {
  const { uid = '' } = useParams();
  const { data } = useReadQuery(useLoaderData<PreloadedQueryRef<Scopes>>());
  const viewer = useViewer();
  const { question, failure } = useQuestion(uid);
  return (
    <ConsentCard>
      {failure && <Text role="alert">{failure}</Text>}
      {!failure && !question && <Text role="status">One moment …</Text>}
      {question && viewer && <ConsentForm uid={uid} question={question} groups={data.accessScopes} person={viewer.name} />}
    </ConsentCard>
  );
}

export const consentPage = { Component: ConsentPage, loader: () => preloadQuery(AccessScopesQuery, {}) };
