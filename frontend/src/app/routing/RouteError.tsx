import { Container, Heading } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useRevalidator, useRouteError } from 'react-router-dom';
import { brand } from '../../lib/texts/college.ts';
import { frameMessages } from '../../lib/texts/frameMessages.ts';
import { requestErrorOf, type RequestError } from '../../lib/texts/requestError.ts';
import { LoadFailure } from '../../ui/elements/LoadFailure.tsx';
import { PageTitle } from '../../ui/elements/PageTitle.tsx';
import { takePrefetched } from './prefetch/prefetch.ts';

const anyFailure = ({ message }: RequestError) => message || frameMessages.pageFailed;

/** Error message with Retry for a page whose script, query or rendering failed. Navigation and footer stay. */
export function RouteError({ failure = anyFailure }: { failure?: ((error: RequestError) => string) | undefined }) {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  useEffect(() => console.error(error), [error]);
  const retry = () => {
    // Discards a prefetched result, because the prefetch may have failed as well.
    void takePrefetched(location.href);
    void revalidate();
  };
  return (
    <Container maxW="1440px" py="8" minH="60dvh">
      <PageTitle>{brand}</PageTitle>
      <Heading as="h1" size="xl" mb="4">
        {frameMessages.pageFailedTitle}
      </Heading>
      <LoadFailure message={failure(requestErrorOf(error))} onRetry={retry} />
    </Container>
  );
}
