import type { FragmentType } from '@apollo/client';
import { useApolloClient, useMutation } from '@apollo/client/react';
import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useFragmentData } from '../../apollo/cache/useFragmentData.ts';
import type { OrderMeetingFragment as OrderMeetingFragmentData } from '../../gql/graphql.ts';
import { graphql } from '../../gql/documents.ts';
import { formatSoon } from '../../lib/format/soon.ts';
import { plural } from '../../lib/format/format.ts';
import { saveFile } from '../../lib/files/saveFile.ts';
import { MeetingForm } from './MeetingForm.tsx';
import { OrderMeetingFragment, AcceptMeetingMutation } from './meetingDocuments.ts';
import { showFailure } from '../../ui/dialogs/showFailure.ts';

const DeclineMeetingMutation = graphql(
  `
    mutation DeclineMeeting($id: ID!) {
      declineMeeting(input: { id: $id }) {
        order {
          id: databaseId
          awaitsViewer
          viewerStep
          ...OrderMeeting
        }
      }
    }
  `,
  OrderMeetingFragment,
);

const MeetingCalendarQuery = graphql(`
  query MeetingCalendar($orderId: ID!) {
    meetingCalendar(orderId: $orderId)
  }
`);

const stateText = { PROPOSED: 'Proposed', ACCEPTED: 'Agreed', DECLINED: 'Declined', REPLACED: 'Replaced' } as const;

type Meeting = NonNullable<OrderMeetingFragmentData['meeting']>;

function MeetingSummary({ meeting }: { meeting: Meeting | null }) {
  if (!meeting) return <Text>Where and when do you meet?</Text>;
  const { status, at, spot, proposedBy, people, missingAnswers } = meeting;
  return (
    <div>
      <Text fontWeight="semibold">
        {stateText[status]}: {formatSoon(at)}, {spot.name}
      </Text>
      <Text color="fg.muted" fontSize="sm" aria-live="polite">
        {spot.hint && `${spot.hint} · `}proposed by {proposedBy.name}
        {people.length > 2 && status === 'PROPOSED' && ` · ${plural(missingAnswers, 'answer')} missing`}
      </Text>
    </div>
  );
}

/** Runs a change, and shows the error if it fails. */
async function attempt(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    showFailure(error, 'This did not work. Please try again.');
  }
}

function MeetingAnswers({ meeting, canChange }: { meeting: Meeting; canChange: boolean }) {
  const [acceptMeeting, accepting] = useMutation(AcceptMeetingMutation);
  const [declineMeeting, declining] = useMutation(DeclineMeetingMutation);
  const variables = { id: meeting.id };
  return (
    <>
      {meeting.viewerCanAccept && (
        <Button size="sm" minH="11" loading={accepting.loading} onClick={() => void attempt(() => acceptMeeting({ variables }))}>
          Accept
        </Button>
      )}
      {canChange && meeting.status !== 'DECLINED' && (
        <Button size="sm" minH="11" variant="ghost" loading={declining.loading} onClick={() => void attempt(() => declineMeeting({ variables }))}>
          {meeting.viewerCanAccept ? 'Decline' : 'Call off'}
        </Button>
      )}
    </>
  );
}

/** Meeting of both sides, or of the people of a swap: propose, accept, decline, and add it to the calendar. */
export function MeetingPanel({ order }: { order: FragmentType<typeof OrderMeetingFragment> }) {
  const shown = useFragmentData(OrderMeetingFragment, order);
  const client = useApolloClient();
  const [proposing, setProposing] = useState(false);
  if (!shown) return null;
  const { id, meeting, viewerCanProposeMeeting } = shown;
  const saveCalendar = async () => {
    const { data } = await client.query({ query: MeetingCalendarQuery, variables: { orderId: id }, fetchPolicy: 'network-only' });
    saveFile(`meeting-${id}.ics`, data!.meetingCalendar, 'text/calendar');
  };
  if (!meeting && !viewerCanProposeMeeting) return null;
  if (proposing) return <MeetingForm orderId={id} onDone={() => setProposing(false)} />;
  return (
    <Stack gap="3" borderWidth="1px" borderColor="border" borderRadius="l2" p="3">
      <MeetingSummary meeting={meeting} />
      <HStack wrap="wrap" _empty={{ display: 'none' }}>
        {viewerCanProposeMeeting && (
          <Button size="sm" minH="11" variant="outline" onClick={() => setProposing(true)}>
            {meeting ? 'Propose another time' : 'Propose a meeting'}
          </Button>
        )}
        {meeting?.status === 'ACCEPTED' && viewerCanProposeMeeting && (
          <Button size="sm" minH="11" variant="outline" onClick={() => void attempt(saveCalendar)}>
            Add to calendar
          </Button>
        )}
        {meeting && <MeetingAnswers meeting={meeting} canChange={viewerCanProposeMeeting} />}
      </HStack>
    </Stack>
  );
}
