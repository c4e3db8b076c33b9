import { useMutation, useQuery } from '@apollo/client/react';
import { Button, HStack, Input, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { graphql } from '../gql/index.ts';
import { requestErrorOf } from '../lib/requestError.ts';
import { FormError } from '../ui/FormError.tsx';
import { FormField } from '../ui/FormField.tsx';
import { SelectInput } from '../ui/SelectInput.tsx';
import { spotText } from './SpotSelect.tsx';

const MeetingSpotsQuery = graphql(`
  query MeetingSpots($orderId: ID!) {
    campusSpots {
      id
      name
      hint
    }
    order(id: $orderId) {
      id
      lines {
        product {
          id
          spot {
            id
          }
        }
      }
    }
  }
`);

const ProposeMeetingMutation = graphql(`
  mutation ProposeMeeting($input: ProposeMeetingInput!) {
    proposeMeeting(input: $input) {
      order {
        id
        ...OrderMeeting
      }
    }
  }
`);

/** The next full hour of the browser's time zone, as the input for date and time writes it. */
function nextHour(): string {
  const time = new Date(Date.now() + 3_600_000);
  time.setMinutes(-time.getTimezoneOffset(), 0, 0);
  return time.toISOString().slice(0, 16);
}

/** The spots, undefined while they are loading, and the one that is proposed first: where the seller wants to meet. */
function useMeetingSpots(orderId: string) {
  const { data } = useQuery(MeetingSpotsQuery, { variables: { orderId } });
  const spots = data?.campusSpots;
  return { spots, first: data?.order?.lines[0]?.product?.spot?.id ?? spots?.[0]?.id ?? '' };
}

/** Proposes a spot and a time. */
export function MeetingForm({ orderId, onDone }: { orderId: string; onDone: () => void }) {
  const { spots, first } = useMeetingSpots(orderId);
  const [proposeMeeting, { loading }] = useMutation(ProposeMeetingMutation);
  const [spot, setSpot] = useState('');
  const [time, setTime] = useState(nextHour);
  const [error, setError] = useState('');
  const propose = async (event: FormEvent) => {
    event.preventDefault();
    setError('');
    try {
      const spotId = spot || first;
      await proposeMeeting({ variables: { input: { orderId, spotId, at: new Date(time).toISOString() } } });
      onDone();
    } catch (cause) {
      setError(requestErrorOf(cause).message ?? 'The meeting could not be proposed. Please try again.');
    }
  };
  if (!spots) return <Skeleton height="40" borderRadius="l3" />;
  if (spots.length === 0) return <Text>There are no campus spots yet. Agree on a place in the chat.</Text>;
  return (
    <form onSubmit={(event) => void propose(event)}>
      <Stack gap="4">
        <FormField label="Where">
          <SelectInput
            aria-label="Where"
            choices={spots.map((each) => [each.id, spotText(each)])}
            value={spot || first}
            onChange={(event) => setSpot(event.target.value)}
          />
        </FormField>
        <FormField label="When">
          <Input type="datetime-local" value={time} onChange={(event) => setTime(event.target.value)} required />
        </FormField>
        <FormError>{error}</FormError>
        <HStack>
          <Button type="submit" minH="11" loading={loading}>
            Propose
          </Button>
          <Button type="button" minH="11" variant="outline" onClick={onDone}>
            Back
          </Button>
        </HStack>
      </Stack>
    </form>
  );
}
