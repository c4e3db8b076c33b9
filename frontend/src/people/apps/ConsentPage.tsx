import { useReadQuery, type PreloadedQueryRef } from '@apollo/client/react';
import { Heading, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useLoaderData, useParams } from 'react-router-dom';
import { preloadQuery } from '../../apollo/preload.ts';
import { useViewer } from '../../apollo/session/useViewer.ts';
import { graphql } from '../../gql/documents.ts';
import type { ConsentQuery as ConsentData } from '../../gql/graphql.ts';
import { brand } from '../../lib/texts/college.ts';
import { messages } from '../../lib/texts/messages.ts';
import { requestErrorOf } from '../../lib/texts/requestError.ts';
import { PageTitle } from '../../ui/elements/PageTitle.tsx';
import { AuthCard } from '../accounts/AuthCard.tsx';
import { readQuestion, type ConsentQuestion } from './consent.ts';
import { ConsentForm } from './ConsentForm.tsx';

const ConsentQuery = graphql(`
  query Consent {
    accessScopes {
      about
      read
      write
      isForAdministrators
    }
  }
`);

/** The question under an id, once the server has said it. */
function useQuestion(uid: string): { question: ConsentQuestion | undefined; failure: string | undefined } {
  const [question, setQuestion] = useState<ConsentQuestion>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    readQuestion(uid).then(setQuestion, (error: unknown) => setFailure(requestErrorOf(error).message ?? messages.pageFailed));
  }, [uid]);
  return { question, failure };
}

/** Asks whether an app may act for the viewer. */
function ConsentPage() {
  const { uid = '' } = useParams();
  const { data } = useReadQuery(useLoaderData<PreloadedQueryRef<ConsentData>>());
  const viewer = useViewer();
  const { question, failure } = useQuestion(uid);
  return (
    <AuthCard>
      <PageTitle>{`Connect an app - ${brand}`}</PageTitle>
      <Heading as="h1" size="2xl">
        Connect an app
      </Heading>
      {failure && <Text role="alert">{failure}</Text>}
      {!failure && !question && <Text role="status">One moment …</Text>}
      {question && viewer && <ConsentForm uid={uid} question={question} groups={data.accessScopes} person={viewer.name} />}
    </AuthCard>
  );
}

export const consentPage = { Component: ConsentPage, loader: () => preloadQuery(ConsentQuery, {}) };
