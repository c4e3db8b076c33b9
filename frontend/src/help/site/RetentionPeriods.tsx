import { useQuery } from '@apollo/client/react';
import { Heading, Stack } from '@chakra-ui/react';
import type { RetainedData } from '../../gql/graphql.ts';
import { graphql } from '../../gql/documents.ts';
import { plural } from '../../lib/format/format.ts';
import { LoadFailure } from '../../ui/elements/LoadFailure.tsx';
import { Skeleton } from '../../ui/elements/Skeleton.tsx';

const RetentionPeriodsQuery = graphql(`
  query RetentionPeriods {
    retentionPeriods {
      data
      days
    }
  }
`);

const labels: Record<RetainedData, string> = {
  EVENTS: 'The log of what happened to orders, listings and messages',
  NOTIFICATIONS: 'Your notifications',
  SEARCHES: 'Your last searches, and the count of what everybody searches for, since the last time',
  CONTACT_MESSAGES: 'What you wrote in the contact form, once it is dealt with',
  REPORTS: 'What you wrote in reports and appeals, once they are decided',
  OBJECTIONS: 'What you wrote when you objected to a delivery, once it is settled',
  REJECTIONS: 'Why a listing of yours was rejected',
  ACTIVITY_LOG: 'What administrators did, and about whom',
  SIGN_INS: 'Sign-ins and codes, after they have ended',
};

/** List of how long the server stores each kind of data. */
export function RetentionPeriods() {
  const { data, error, refetch } = useQuery(RetentionPeriodsQuery);
  return (
    <Stack as="section" gap="3">
      <Heading as="h2" size="lg">
        How long we keep it
      </Heading>
      {error && !data && <LoadFailure message="The periods could not be loaded." onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton height="48" borderRadius="l3" />}
      {data && (
        <Stack as="ul" listStyleType="disc" ps="5" gap="2">
          {data.retentionPeriods.map((period) => (
            <li key={period.data}>
              {labels[period.data]}: {plural(period.days, 'day')}
            </li>
          ))}
          <li>Everything else as long as you have an account.</li>
        </Stack>
      )}
    </Stack>
  );
}
