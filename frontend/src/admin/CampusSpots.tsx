import { useMutation, useQuery } from '@apollo/client/react';
import { Button, Heading, HStack, Input, Stack } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { graphql } from '../gql/index.ts';
import { requestErrorOf } from '../lib/requestError.ts';
import { FormField } from '../ui/FormField.tsx';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { Panel } from '../ui/Panel.tsx';
import { CampusSpotLine } from './CampusSpotLine.tsx';

const AdminSpotsQuery = graphql(`
  query AdminSpots {
    campusSpots(withRemoved: true) {
      id
      name
      hint
      removedAt
    }
  }
`);

const CreateSpotMutation = graphql(`
  mutation CreateCampusSpot($input: CreateCampusSpotInput!) {
    createCampusSpot(input: $input) {
      campusSpot {
        id
        name
        hint
      }
    }
  }
`);

/** The places on the campus where buyers and sellers meet, as administrators keep them. */
export function CampusSpots() {
  const { data, error: failure, refetch } = useQuery(AdminSpotsQuery, { fetchPolicy: 'cache-and-network' });
  const [createSpot, { loading }] = useMutation(CreateSpotMutation);
  const [name, setName] = useState('');
  const [hint, setHint] = useState('');
  const [error, setError] = useState('');
  const add = async (event: FormEvent) => {
    event.preventDefault();
    setError('');
    try {
      await createSpot({ variables: { input: { name, hint: hint.trim() || null } } });
      setName('');
      setHint('');
      await refetch();
    } catch (cause) {
      setError(requestErrorOf(cause).message ?? 'The spot could not be added. Please try again.');
    }
  };
  return (
    <Panel as="section" aria-labelledby="spots">
      <Heading as="h2" id="spots" size="lg" mb="3">
        Campus spots
      </Heading>
      {failure && !data && <LoadFailure message="The campus spots could not be loaded." onRetry={() => void refetch()} />}
      <Stack as="ul" listStyleType="none" gap="2" mb="4">
        {data?.campusSpots.map((spot) => (
          <CampusSpotLine key={spot.id} spot={spot} />
        ))}
      </Stack>
      <form onSubmit={(event) => void add(event)}>
        <HStack wrap="wrap" align="end">
          <FormField label="Spot" error={error} required>
            <Input value={name} onChange={(event) => setName(event.target.value)} maxLength={80} required />
          </FormField>
          <FormField label="Where exactly">
            <Input value={hint} onChange={(event) => setHint(event.target.value)} maxLength={200} />
          </FormField>
          <Button type="submit" minH="11" loading={loading}>
            Add spot
          </Button>
        </HStack>
      </form>
    </Panel>
  );
}
