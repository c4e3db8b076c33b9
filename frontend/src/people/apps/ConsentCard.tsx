import { Heading } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { brand } from '../../lib/texts/college.ts';
import { PageTitle } from '../../ui/elements/PageTitle.tsx';
import { AuthCard } from '../accounts/AuthCard.tsx';

/** Card of a page on which an app asks for permission. */
export function ConsentCard({ children }: { children: ReactNode }) {
  return (
    <AuthCard>
      <PageTitle>{`Connect an app - ${brand}`}</PageTitle>
      <Heading as="h1" size="2xl">
        Connect an app
      </Heading>
      {children}
    </AuthCard>
  );
}
