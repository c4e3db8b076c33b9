import { Button } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { EmptyState } from '../ui/elements/EmptyState.tsx';
import { PageTitle } from '../ui/elements/PageTitle.tsx';
import { brand } from '../lib/texts/college.ts';

export function NotFoundPage() {
  return (
    <>
      <PageTitle>{`Page Not Found - ${brand}`}</PageTitle>
      <EmptyState
        title="Oops! Page Not Found"
        heading
        action={
          <Button asChild>
            <Link to="/">Go Back Home</Link>
          </Button>
        }
      >
        The address may be mistyped, or the page may have moved or been taken down.
      </EmptyState>
    </>
  );
}
