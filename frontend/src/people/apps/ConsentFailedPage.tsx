import { Text } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { ConsentCard } from './ConsentCard.tsx';
import { consentFailure } from './consent.ts';

/** Page that says why an app could not ask for permission. */
export function ConsentFailedPage() {
  const [search] = useSearchParams();
  return (
    <ConsentCard>
      <Text role="alert">{consentFailure(search.get('error') ?? '')}</Text>
    </ConsentCard>
  );
}
