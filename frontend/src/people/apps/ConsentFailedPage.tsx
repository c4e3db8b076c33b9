import { Heading, Text } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { brand } from '../../lib/texts/college.ts';
import { PageTitle } from '../../ui/elements/PageTitle.tsx';
import { AuthCard } from '../accounts/AuthCard.tsx';
import { consentFailure } from './consent.ts';

/** Says why an app could not even ask. */
export function ConsentFailedPage() {
  const [search] = useSearchParams();
  return (
    <AuthCard>
      <PageTitle>{`Connect an app - ${brand}`}</PageTitle>
      <Heading as="h1" size="2xl">
        Connect an app
      </Heading>
      <Text role="alert">{consentFailure(search.get('error') ?? '')}</Text>
    </AuthCard>
  );
}
