import { Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { preloadQuery } from '../../apollo/preload.ts';
import { usePageQuery } from '../../apollo/usePageQuery.ts';
import { graphql } from '../../gql/documents.ts';
import type { BulkJobsQuery as Data } from '../../gql/graphql.ts';
import { formatDateTime } from '../../lib/format/dates.ts';
import { brand } from '../../lib/texts/college.ts';
import { EmptyState } from '../../ui/elements/EmptyState.tsx';
import { PageTitle } from '../../ui/elements/PageTitle.tsx';
import { Panel } from '../../ui/elements/Panel.tsx';
import { ExportForm, ImportForm } from './BulkForms.tsx';
import { isGoingOn, jobTitle, progressText } from './bulkTexts.ts';

const BulkJobsQuery = graphql(`
  query BulkJobs {
    me {
      id: databaseId
      bulkJobs(first: 50) {
        nodes {
          id: databaseId
          kind
          status
          dryRun
          lines
          rows
          created
          failed
          error
          url
          createdAt
          expiresAt
        }
      }
    }
  }
`);

type Job = NonNullable<NonNullable<Data['me']>['bulkJobs']>['nodes'][number];

const loader = () => preloadQuery(BulkJobsQuery, {}, 'cache-and-network');

/** Interval for refreshing the list while a job is running, in milliseconds. */
const REFRESH_MS = 2000;

function JobItem({ job }: { job: Job }) {
  const { url, createdAt, expiresAt, lines } = job;
  return (
    <Panel as="li">
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        <Stack gap="0.5" minW="0" overflowWrap="anywhere">
          <Text fontWeight="semibold">{jobTitle(job)}</Text>
          <Text role="status" color={job.status === 'FAILED' ? 'bad.fg' : undefined}>
            {progressText(job)}
          </Text>
          <Text fontSize="sm" color="fg.muted">
            Started {formatDateTime(createdAt)}
            {url && expiresAt && ` · file until ${formatDateTime(expiresAt)}`}
          </Text>
        </Stack>
        {url && (
          <Button asChild size="sm" minH="11" variant="outline">
            <a href={url} download>
              {lines === null ? 'Download' : 'Download the report'}
            </a>
          </Button>
        )}
      </Flex>
    </Panel>
  );
}

/** Page that starts bulk imports and exports, and shows the progress of the jobs of the last 30 days. */
function BulkPage() {
  const { data, refresh } = usePageQuery<typeof loader>();
  const jobs = data.me?.bulkJobs?.nodes ?? [];
  const goesOn = jobs.some(isGoingOn);
  useEffect(() => {
    if (!goesOn) return;
    const timer = setInterval(refresh, REFRESH_MS);
    return () => clearInterval(timer);
  }, [goesOn, refresh]);
  return (
    <Stack gap="5">
      <PageTitle>{`Imports and exports - ${brand}`}</PageTitle>
      <Heading as="h1" size="2xl">
        Imports and exports
      </Heading>
      <Flex gap="5" direction={{ base: 'column', md: 'row' }}>
        <ImportForm onStarted={refresh} />
        <ExportForm onStarted={refresh} />
      </Flex>
      {jobs.length === 0 ? (
        <EmptyState title="Nothing yet">Files that you import or have made appear here for 30 days.</EmptyState>
      ) : (
        <Stack as="ul" listStyleType="none" gap="3" aria-label="Your imports and exports">
          {jobs.map((job) => (
            <JobItem key={job.id} job={job} />
          ))}
        </Stack>
      )}
    </Stack>
  );
}

export const bulkPage = { Component: BulkPage, loader, failure: () => 'The imports and exports could not be loaded.' };
