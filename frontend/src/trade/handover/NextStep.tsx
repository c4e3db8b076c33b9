import type { FragmentType } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useFragmentData } from '../../apollo/cache/useFragmentData.ts';
import type { NextStepFragment as Shown, OrderStep } from '../../gql/graphql.ts';
import { graphql } from '../../gql/documents.ts';
import { formatSoon } from '../../lib/format/soon.ts';
import { StepBar } from './StepBar.tsx';
import { MeetingForm } from '../meetings/MeetingForm.tsx';
import { InfoDialog } from '../../ui/dialogs/InfoDialog.tsx';
import { HandoverDialog } from './lazyHandoverDialog.ts';
import { AcceptMeetingMutation } from '../meetings/meetingDocuments.ts';
import { showFailure } from '../../ui/dialogs/showFailure.ts';

export const NextStepFragment = graphql(`
  fragment NextStep on Order {
    id: databaseId
    status
    viewerStep
    handoverConfirmedAt
    buyer {
      id: databaseId
      name
    }
    seller {
      id: databaseId
      name
    }
    meeting {
      id: databaseId
      at
      status
      spot {
        id: databaseId
        name
      }
      proposedBy {
        id: databaseId
      }
    }
  }
`);

type Window = 'handover' | 'meeting';

/** Label of the button for each step, and the dialog that it opens. */
const buttons: Record<OrderStep, (other: string) => [label: string, opens: Window]> = {
  PROPOSE_MEETING: () => ['Propose a meeting', 'meeting'],
  ANSWER_MEETING: () => ['Another time', 'meeting'],
  SHOW_CODE: () => ['Show the code', 'handover'],
  ENTER_CODE: () => ['Enter the code', 'handover'],
  CONFIRM_RECEIVED: () => ['Confirm or object', 'handover'],
  RATE: (other) => [`Rate ${other}`, 'handover'],
};

/** Returns the text for a person of a ring while not everybody has answered a proposed meeting. */
const ringWaits = ({ meeting }: Shown, when: string, viewerId: string | undefined): string =>
  `${meeting?.proposedBy.id === viewerId ? `You proposed ${when}.` : `${when} suits you.`} Not all have answered yet.`;

/** Returns the text for an order with no step for the viewer. */
function waitingText({ status, handoverConfirmedAt, meeting }: Shown, when: string, other: string): string {
  if (status === 'CANCELLED') return 'The order is cancelled.';
  if (handoverConfirmedAt) return 'Handed over.';
  if (status === 'DELIVERED') return `Delivered. ${other} has not confirmed it yet.`;
  return meeting?.status === 'PROPOSED' ? `You proposed ${when}. ${other} has not answered yet.` : 'Ordered.';
}

interface Sides {
  /** Name of the other side of the order. */
  other: string;
  viewerId: string | undefined;
  /** Whether the order is part of a ring, where each person gives to one person and receives from another. */
  isOfRing: boolean;
}

/** Returns the state of the order in one line. */
function lineOf(order: Shown, { other, viewerId, isOfRing }: Sides): string {
  const { meeting, viewerStep } = order;
  const when = meeting ? `${formatSoon(meeting.at)}, ${meeting.spot.name}` : '';
  const meet = meeting?.status === 'ACCEPTED' ? `You meet ${when}.` : 'Ready to hand over.';
  const whose = (text: string) => (isOfRing ? `${meet} ${text}` : meet);
  const lines: Record<OrderStep, string> = {
    PROPOSE_MEETING: meeting?.status === 'DECLINED' ? `Meeting ${when} does not suit. Find another time.` : 'Ordered. When and where do you meet?',
    ANSWER_MEETING: `Meet ${when}?`,
    SHOW_CODE: whose(`${other} enters your code.`),
    ENTER_CODE: whose(`Ask ${other} for the code.`),
    CONFIRM_RECEIVED: `${other} says that it is delivered. Have you got it?`,
    RATE: 'Handed over. How was it?',
  };
  if (viewerStep) return lines[viewerStep];
  return isOfRing && meeting?.status === 'PROPOSED' ? ringWaits(order, when, viewerId) : waitingText(order, when, other);
}

function AcceptMeeting({ id }: { id: string }) {
  const [accept, { loading }] = useMutation(AcceptMeetingMutation);
  const click = () => accept({ variables: { id } }).catch((error: unknown) => showFailure(error, 'This did not work. Please try again.'));
  return (
    <Button size="sm" minH="11" px="3" loading={loading} onClick={() => void click()} aria-label="Accept the meeting">
      Accept
    </Button>
  );
}

/** Button for the step, or a link to the order if there is no step for the viewer. */
function StepActions({ order, isSeller, other, onOpen }: { order: Shown; isSeller: boolean; other: string; onOpen: (window: Window) => void }) {
  const { id, viewerStep, meeting } = order;
  if (!viewerStep)
    return (
      <Button asChild size="sm" minH="11" variant="ghost">
        <Link to={`/dashboard/user/${isSeller ? 'order' : 'orders'}?handover=${id}`}>See the order</Link>
      </Button>
    );
  const [label, opens] = buttons[viewerStep](other);
  const isAnswer = viewerStep === 'ANSWER_MEETING';
  return (
    <>
      {isAnswer && meeting && <AcceptMeeting id={meeting.id} />}
      <Button size="sm" minH="11" px="3" variant={isAnswer ? 'outline' : 'solid'} onClick={() => onOpen(opens)}>
        {label}
      </Button>
    </>
  );
}

interface Props extends Pick<Sides, 'viewerId'> {
  order: FragmentType<typeof NextStepFragment>;
  isOfRing?: boolean;
}

/** State of an order and the viewer's next step, at the top of its chat. Renders nothing unless the viewer is its buyer or seller. */
export function NextStep({ order, viewerId, isOfRing = false }: Props) {
  const shown = useFragmentData(NextStepFragment, order);
  const [open, setOpen] = useState<Window | null>(null);
  if (!shown || ![shown.buyer.id, shown.seller.id].includes(viewerId ?? '')) return null;
  const isSeller = shown.seller.id === viewerId;
  const other = isSeller ? shown.buyer.name : shown.seller.name;
  const close = () => setOpen(null);
  return (
    <>
      <StepBar line={lineOf(shown, { other, viewerId, isOfRing })}>
        <StepActions order={shown} isSeller={isSeller} other={other} onOpen={setOpen} />
      </StepBar>
      {open === 'handover' && <HandoverDialog orderId={shown.id} onClose={close} />}
      {open === 'meeting' && (
        <InfoDialog open title="Propose a meeting" onClose={close}>
          <MeetingForm orderId={shown.id} onDone={close} />
        </InfoDialog>
      )}
    </>
  );
}
