import { useMutation, useQueryRefHandlers } from '@apollo/client/react';
import { Heading, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { preloadQuery } from '../../apollo/preload.ts';
import { useFetchMore } from '../../apollo/useLoadMore.ts';
import { usePageQuery } from '../../apollo/usePageQuery.ts';
import { ChatDock } from '../../app/chats/ChatDock.tsx';
import type { ModerationAction, ModerationQuery as ModerationData } from '../../gql/graphql.ts';
import { graphql } from '../../gql/documents.ts';
import { brand } from '../../lib/texts/college.ts';
import { useOnChange } from '../../lib/useOnChange.ts';
import { DecideDialog, type Decision, type Sanction } from '../reports/DecideDialog.tsx';
import { outcomeLabels } from '../reports/reasons.ts';
import { useKnownCounts } from '../../apollo/session/useCounts.ts';
import { EmptyState } from '../../ui/elements/EmptyState.tsx';
import { QueueSection } from '../../ui/elements/QueueSection.tsx';
import { PageTitle } from '../../ui/elements/PageTitle.tsx';
import { offerUndo } from '../../apollo/undo/offerUndo.ts';
import { Appeals, AppealFragment } from './Appeals.tsx';
import { appendPage } from '../../apollo/appendPage.ts';
import { DecidedReports, DecidedReportFragment } from './DecidedReports.tsx';
import { DoubtfulListings } from './DoubtfulListings.tsx';
import { OpenDisputes } from '../../trade/orders/admin/OpenDisputes.tsx';
import { QueueLinks } from '../../help/site/admin/QueueLinks.tsx';
import { ReportPanel, ReportPanelFragment } from './ReportPanel.tsx';
import { showFailure } from '../../ui/dialogs/showFailure.ts';

const ModerationQuery = graphql(
  `
    query Moderation($reportsAfter: String, $appealsAfter: String) {
      reports(first: 20, after: $reportsAfter) {
        totalCount
        pageInfo {
          endCursor
          hasNextPage
        }
        nodes {
          id: databaseId
          ...ReportPanel
        }
      }
      appeals(first: 20, after: $appealsAfter) {
        totalCount
        pageInfo {
          endCursor
          hasNextPage
        }
        nodes {
          id: databaseId
          ...Appeal
        }
      }
      decided: reports(first: 10, open: false) {
        nodes {
          id: databaseId
          ...DecidedReport
        }
      }
    }
  `,
  ReportPanelFragment,
  AppealFragment,
  DecidedReportFragment,
);

const DecideReportMutation = graphql(`
  mutation DecideReport($input: DecideReportInput!) {
    decideReport(input: $input) {
      undoToken
      undoUntil
      report {
        id: databaseId
        action
        decidedAt
      }
    }
  }
`);

const loader = () => preloadQuery(ModerationQuery, {}, 'cache-and-network');

/** Returns Load More for the two queues that the page's query fetches. Each leaves the other queue's pages in place. */
function useMorePages({ reports, appeals }: Pick<ModerationData, 'reports' | 'appeals'>) {
  const { fetchMore } = useQueryRefHandlers(useLoaderData<ReturnType<typeof loader>>());
  const moreReports = useFetchMore(() =>
    fetchMore({
      variables: { reportsAfter: reports.pageInfo.endCursor },
      updateQuery: (known, { fetchMoreResult }) => ({ ...known, reports: appendPage(known.reports, fetchMoreResult.reports) }),
    }),
  );
  const moreAppeals = useFetchMore(() =>
    fetchMore({
      variables: { appealsAfter: appeals.pageInfo.endCursor },
      updateQuery: (known, { fetchMoreResult }) => ({ ...known, appeals: appendPage(known.appeals, fetchMoreResult.appeals) }),
    }),
  );
  return { moreReports, moreAppeals };
}

interface Asked {
  id: string;
  action: Sanction;
  about: string;
  removable: string | undefined;
}

/**
 * Page with everything that needs administrators' decisions: reports with their context, objections to deliveries, appeals and doubtful listings.
 * Deciding a report takes at most three clicks.
 */
function ModerationPage() {
  const { data, refresh } = usePageQuery<typeof loader>();
  const { reports, appeals, decided } = data;
  const queue = useKnownCounts()?.queue;
  useOnChange(queue && queue.reports + queue.appeals, refresh);
  const { moreReports, moreAppeals } = useMorePages(data);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [decideReport, { loading }] = useMutation(DecideReportMutation);
  const decide = async (id: string, action: ModerationAction, decision?: Decision) => {
    try {
      const { data: decided } = await decideReport({
        variables: {
          input: {
            id,
            action,
            reason: decision?.reason ?? null,
            days: action === 'SUSPEND' ? (decision?.days ?? null) : null,
            alsoRemove: decision?.alsoRemove ?? null,
          },
        },
      });
      offerUndo(outcomeLabels[action], decided?.decideReport);
    } finally {
      // After an error too, because another administrator may have decided the report.
      refresh();
    }
  };
  const dismiss = (id: string) =>
    decide(id, 'DISMISS').catch((error: unknown) => showFailure(error, 'The report could not be dismissed. Please try again.'));
  return (
    <Stack gap="6">
      <PageTitle count={queue ? queue.total - queue.contactMessages : 0}>{`Moderation - ${brand}`}</PageTitle>
      <Heading as="h1" size="2xl">
        Moderation
      </Heading>
      <QueueLinks />
      <QueueSection
        id="reports"
        title={`Reports (${reports.totalCount})`}
        empty={reports.totalCount === 0 && <EmptyState title="No open reports">What people report appears here.</EmptyState>}
        more={reports.pageInfo.hasNextPage && { ...moreReports, label: 'More reports' }}
      >
        {reports.nodes.map((report) => (
          <ReportPanel
            key={report.id}
            report={report}
            isDeciding={loading}
            onDismiss={() => void dismiss(report.id)}
            onDecide={(action, about, removable) => setAsked({ id: report.id, action, about, removable })}
          />
        ))}
      </QueueSection>
      <ChatDock>
        <OpenDisputes />
      </ChatDock>
      <Appeals appeals={appeals} onAnswered={refresh} more={appeals.pageInfo.hasNextPage && { ...moreAppeals, label: 'More appeals' }} />
      <DoubtfulListings onRemoved={refresh} />
      <DecidedReports reports={decided.nodes} />
      {asked && (
        <DecideDialog
          action={asked.action}
          about={asked.about}
          draft={asked.id}
          preview={{ kind: 'DECIDE_REPORT', id: asked.id, action: asked.action }}
          removable={asked.removable}
          decide={(decision) => decide(asked.id, asked.action, decision)}
          onClose={() => setAsked(null)}
        />
      )}
    </Stack>
  );
}

export const moderationPage = { Component: ModerationPage, loader, failure: () => 'The moderation queue could not be loaded.' };
