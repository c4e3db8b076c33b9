import { useMutation, useQuery } from '@apollo/client/react';
import { Button, HStack, Input, Stack, Text } from '@chakra-ui/react';
import { pick } from 'zod/mini';
import { proposeMeetingInput } from '../../gql/forms.ts';
import type { MeetingSpotsQuery as MeetingSpotsQueryData } from '../../gql/graphql.ts';
import { graphql } from '../../gql/documents.ts';
import { discardDraft } from '../../lib/files/drafts.ts';
import { FormError } from '../../ui/forms/FormError.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { LoadFailure } from '../../ui/elements/LoadFailure.tsx';
import { SelectInput } from '../../ui/forms/SelectInput.tsx';
import { Skeleton } from '../../ui/elements/Skeleton.tsx';
import { useDraftForm } from '../../ui/forms/useDraftForm.ts';
import { CampusMap } from '../../market/spots/map/CampusMap.tsx';
import { pinOf } from '../../market/spots/map/mappedSpots.ts';
import { NearMe } from '../../market/spots/map/NearMe.tsx';
import { spotText } from '../../market/spots/SpotSelect.tsx';
import { MeetingChips } from './MeetingChips.tsx';
import { inputTime, isElsewhere, nextHour } from './meetingChips.ts';
import { OrderMeetingFragment } from './meetingDocuments.ts';

const MeetingSpotsQuery = graphql(`
  query MeetingSpots($orderId: ID!) {
    college {
      timeZone
      meetingTimes {
        at
        name
      }
    }
    campusSpots {
      id: databaseId
      name
      hint
      mapX
      mapY
      latitude
      longitude
    }
    campusMap {
      url(width: 1280)
      color
      width
      height
    }
    order(id: $orderId) {
      id: databaseId
      lines {
        product {
          id: databaseId
          spot {
            id: databaseId
          }
        }
      }
    }
  }
`);

const ProposeMeetingMutation = graphql(
  `
    mutation ProposeMeeting($input: ProposeMeetingInput!) {
      proposeMeeting(input: $input) {
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

const schema = pick(proposeMeetingInput, { spotId: true, at: true });

interface Props {
  orderId: string;
  onDone: () => void;
}

function ProposalForm({ orderId, campus, first, onDone }: Props & { campus: MeetingSpotsQueryData; first: string }) {
  const { campusSpots: spots, campusMap, college } = campus;
  const [proposeMeeting] = useMutation(ProposeMeetingMutation);
  const draft = `meeting:${orderId}`;
  const { form, locked, submit, errorOf } = useDraftForm({
    schema,
    defaultValues: { spotId: first, at: inputTime(nextHour()) },
    draft,
    send: async ({ spotId, at }, idempotencyKey) => {
      await proposeMeeting({ variables: { input: { orderId, spotId, at: new Date(at).toISOString(), idempotencyKey } } });
      onDone();
    },
    failure: ({ message }) => message ?? 'The meeting could not be proposed. Please try again.',
  });
  const chooseSpot = (id: string) => form.setValue('spotId', id, { shouldDirty: true, shouldValidate: true });
  const back = () => {
    discardDraft(draft);
    onDone();
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="4">
        {spots.some(pinOf) && <CampusMap spots={spots} picture={campusMap} chosen={form.watch('spotId')} onChoose={chooseSpot} />}
        <NearMe spots={spots} onFound={chooseSpot} />
        <FormField label="Where" error={errorOf('spotId')}>
          <SelectInput aria-label="Where" choices={spots.map((each) => [each.id, spotText(each)])} {...form.register('spotId')} />
        </FormField>
        <MeetingChips
          times={college.meetingTimes}
          timeZone={college.timeZone}
          value={form.watch('at')}
          onChoose={(at) => form.setValue('at', at, { shouldDirty: true, shouldValidate: true })}
        />
        <FormField
          label="When"
          error={errorOf('at')}
          {...(isElsewhere(college.timeZone) && { hint: 'By the clock of this device. The times above are those of the campus.' })}
        >
          <Input type="datetime-local" {...form.register('at')} required />
        </FormField>
        <FormError>{errorOf('root')}</FormError>
        <HStack>
          <Button type="submit" minH="11" loading={locked}>
            Propose
          </Button>
          <Button type="button" minH="11" variant="outline" onClick={back}>
            Back
          </Button>
        </HStack>
      </Stack>
    </form>
  );
}

/** Form that proposes a spot and a time. The seller's preferred spot is preselected. */
export function MeetingForm({ orderId, onDone }: Props) {
  const { data, error, refetch } = useQuery(MeetingSpotsQuery, { variables: { orderId } });
  if (error && !data) return <LoadFailure message="The campus spots could not be loaded." onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height="40" borderRadius="l3" />;
  const { campusSpots, order } = data;
  if (campusSpots.length === 0) return <Text>There are no campus spots yet. Agree on a place in the chat.</Text>;
  const wanted = order?.lines[0]?.product?.spot?.id;
  const first = campusSpots.find(({ id }) => id === wanted) ?? campusSpots[0]!;
  return <ProposalForm orderId={orderId} campus={data} first={first.id} onDone={onDone} />;
}
